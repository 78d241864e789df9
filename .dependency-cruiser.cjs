// Who may import whom: each folder of src sees itself and the folders to its left (docs/architecture.md).
const order = [
  'base',
  'text',
  'model',
  'syntax',
  'analyse',
  'pictures',
  'puzzles',
  'lower',
  'engine',
  'presolve',
  'encode',
  'backends',
  'answers',
  'queries',
  'library',
  'cli',
];

/** Folders that must not be seen although they stand to the left, and from where. */
const unseen = [
  { from: ['syntax'], to: ['model'], why: 'the readers know text, not meaning' },
  {
    from: ['pictures'],
    to: ['model', 'syntax', 'analyse'],
    why: 'pictures know shapes and text, not puzzles',
  },
  {
    from: ['lower', 'engine', 'presolve', 'encode', 'backends'],
    to: ['syntax', 'analyse', 'puzzles'],
    why: 'the back half works on models, wherever they came from',
  },
];

/** The one folder that may import a package. */
const packages = {
  'z3-solver': 'backends/z3',
  'logic-solver': 'backends/sat',
  yaml: 'syntax/yaml',
  commander: 'cli',
};

/** Files of src itself that join the folders, and the folders that may use them. */
const joining = [
  { file: 'index\\.ts', for: [] },
  { file: 'compile\\.ts', for: ['cli'] },
  { file: 'solve\\.ts', for: ['queries', 'library', 'cli'] },
  { file: 'count\\.ts', for: ['queries', 'library', 'cli'] },
];

const rightwards = order.map((folder, i) => {
  const files = joining.filter((each) => !each.for.includes(folder)).map(({ file }) => `${file}$`);
  const folders = order.slice(i + 1).map((other) => `${other}/`);
  return {
    name: `${folder}-imports-leftwards`,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: `^src/(${[...folders, ...files].join('|')})` },
  };
});

const hidden = unseen.flatMap(({ from, to, why }) =>
  from.map((folder) => ({
    name: `${folder}-does-not-see-${to.join('-')}`,
    comment: why,
    severity: 'error',
    from: { path: `^src/${folder}/` },
    to: { path: `^src/(${to.join('|')})/` },
  })),
);

const owned = Object.entries(packages).map(([name, folder]) => ({
  name: `${name}-stays-in-${folder.replace('/', '-')}`,
  severity: 'error',
  from: { path: '^src/', pathNot: `^src/${folder}/` },
  to: { path: `^node_modules/${name}/` },
}));

module.exports = {
  forbidden: [
    ...rightwards,
    ...hidden,
    ...owned,
    {
      name: 'backends-do-not-see-each-other',
      severity: 'error',
      from: { path: '^src/backends/([^/]+)/' },
      to: { path: '^src/backends/([^/]+)/', pathNot: '^src/backends/($1|clauses)/' },
    },
    {
      name: 'no-cycles',
      comment:
        'Types may refer to each other across files (an expression holds constraints, which hold expressions).',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
