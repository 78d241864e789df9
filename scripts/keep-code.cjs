// Loaded before the bundled program: writes what V8 has made of each piece, as far as it was used, beside the piece.
const { writeFileSync } = require('node:fs');
const { crc32 } = require('node:zlib');
const vm = require('node:vm');

const scripts = [];

vm.Script = class extends vm.Script {
  constructor(text, options) {
    super(text, options);
    scripts.push({ script: this, filename: options.filename });
  }
};

process.on('exit', () => {
  for (const { script, filename } of scripts) {
    writeFileSync(`${filename}.code`, withChecksum(script.createCachedData()));
  }
});

/** What the loader looks for, because V8 trusts the code. */
function withChecksum(code) {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32LE(crc32(code));
  return Buffer.concat([code, checksum]);
}
