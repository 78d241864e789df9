// Runs the benches: main.ts has the word.
//
//   npm run bench -- --list
import { load } from './translate.mjs';

const { main } = await load('bench/main.js');
process.exit(await main(process.argv.slice(2)));
