// Runs the fuzzer: main.ts has the word.
//
//   npm run fuzz -- --minutes 10 --seed 1
import { load } from '../../bench/translate.mjs';

const { main } = await load('test/fuzz/main.js');
process.exit(await main(process.argv.slice(2)));
