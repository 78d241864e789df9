// Runs the benches: their TypeScript is made JavaScript in .build/bench, then main.js there has the word.
//
//   npm run bench -- --list
import { load } from './translate.mjs';

const { main } = await load('bench/main.js');
process.exit(await main(process.argv.slice(2)));
