// A division in which each of the digits 1 to 9 stands once, as in the examples of the Cream library:
// DE / AB = C and a remainder of HI, with FG below the line.
import { Model, range } from 'puzzlec';

const d = range(1, 9);
const model = new Model({ A: d, B: d, C: d, D: d, E: d, F: d, G: d, H: d, I: d });
model.add('alldifferent(A, B, C, D, E, F, G, H, I)');
model.add('(10*A + B) * C = 10*F + G', '10*D + E - (10*F + G) = 10*H + I');
for await (const { values: v } of model.solutions()) {
  console.log(`${v.D}${v.E} / ${v.A}${v.B} = ${v.C}, remainder ${v.H}${v.I}`);
}

// Prints:
// 93 / 17 = 4, remainder 25
