// Loaded before the bundled program: writes what V8 has made of each piece, as far as it was used, beside the piece.
const { writeFileSync } = require('node:fs');
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
    const code = script.createCachedData();
    // Twice, as the loader wants it.
    writeFileSync(`${filename}.code`, Buffer.concat([code, code]));
  }
});
