/**
 * Who may import whom. A package is a floor, a folder in it a room (docs/architecture/layers-and-features.md).
 * Every rule here has a fixture in tools/house-rules/fixtures that breaks it.
 */

/** What stands on each floor's table: the floors it may import. */
const FLOORS = {
  contracts: [],
  core: ['contracts'],
  browser: ['contracts', 'core'],
  react: ['core'],
  ui: [],
  widgets: ['core', 'react', 'ui'],
  embed: ['contracts', 'core', 'browser', 'react', 'ui', 'widgets'],
  'shop-server': ['contracts', 'core'],
}

const TESTS =
  '(\\.test\\.tsx?$|\\.fixture\\.tsx?$|/shop-server/src/fixtures\\.ts$|\\.spec\\.ts$|/src/testing/|/e2e/|^e2e/|/tools/|^tools/)'
/** Core's ground floor: no shop words, so every room may stand on it. */
const GROUND = 'lib|effects|forms|money'
const packages = (names) => `(^|/)packages/(${names.join('|')})/`
const src = (name) => `(^|/)packages/${name}/src/`

const DOOR = '/index\\.ts$'
/** Tools and ports are one file each and have no door of their own. */
const behindDoor = `${src('core')}(?!lib/|effects/)[^/]+/`

/** Everything below a floor: stairs only go down, and a test may take more than one flight. */
const below = (floor) => [...new Set(FLOORS[floor].flatMap((name) => [name, ...below(name)]))]

const floors = Object.keys(FLOORS).flatMap((floor) => [
  {
    name: 'floors',
    severity: 'error',
    comment: `${floor} may import ${FLOORS[floor].join(', ') || 'no other floor'}.`,
    from: { path: src(floor), pathNot: TESTS },
    to: { path: '(^|/)(packages|tools|e2e|examples|bench)/', pathNot: packages([floor, ...FLOORS[floor]]) },
  },
  {
    name: 'floors',
    severity: 'error',
    comment: `Tests of ${floor} may import ${below(floor).join(', ') || 'no other floor'}.`,
    from: { path: `${src(floor)}.*\\.(test|fixture)\\.tsx?$` },
    to: { path: '(^|/)packages/', pathNot: packages([floor, ...below(floor)]) },
  },
])

const rooms = [
  {
    name: 'rooms-do-not-visit',
    severity: 'error',
    comment: 'Rooms on one floor never visit each other; a flow brings them together.',
    from: { path: `${src('core')}(?!(?:${GROUND}|flows|testing)/)([^/]+)/` },
    to: { path: `${src('core')}[^/]+/`, pathNot: `${src('core')}($2|${GROUND}|testing)/` },
  },
  {
    name: 'rooms-do-not-visit',
    severity: 'error',
    comment: 'The ground floor knows no room.',
    from: { path: `${src('core')}(${GROUND})/`, pathNot: TESTS },
    to: { path: `${src('core')}[^/]+/`, pathNot: `${src('core')}(${GROUND})/` },
  },
  {
    name: 'rooms-do-not-visit',
    severity: 'error',
    comment:
      'Rooms on one floor never visit each other. Upstairs the checkout alone may: the order page is where they meet.',
    from: {
      path: '(^|/)packages/(react|widgets|browser)/src/(?!(?:checkout|lib|labels|testing)/)([^/]+)/',
      pathNot: TESTS,
    },
    to: { path: '(^|/)packages/$2/src/[^/]+/', pathNot: '(^|/)packages/$2/src/($3|lib|testing)/' },
  },
]

module.exports = {
  forbidden: [
    ...floors,
    ...rooms,
    {
      name: 'front-door-only',
      severity: 'error',
      comment: "Nothing but a room's index is imported from outside.",
      from: { path: `${src('core')}([^/]+)/` },
      to: { path: behindDoor, pathNot: [`${src('core')}$2/`, DOOR] },
    },
    {
      name: 'front-door-only',
      severity: 'error',
      comment: "Nothing but a room's index is imported from outside.",
      from: { path: `${src('core')}[^/]+$` },
      // The types of a feature's settings import no shop, so the settings may import them.
      to: { path: behindDoor, pathNot: [DOOR, '\\.types\\.ts$'] },
    },
    {
      name: 'front-door-only',
      severity: 'error',
      comment: 'Another package is entered by its name, not by a path.',
      from: { path: '(^|/)packages/([^/]+)/' },
      to: { path: '(^|/)packages/', pathNot: '(^|/)packages/$2/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'Files that import each other are one file or need a third. Types alone may point back: they are gone at run time.',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Here types form no cycles either.',
      from: { path: src('(contracts|core|react)') },
      to: { circular: true },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      comment: 'The file or the door does not exist.',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'fakes-only-in-tests',
      severity: 'error',
      comment: 'What a test needs does not ship.',
      from: { path: '(^|/)packages/[^/]+/src/', pathNot: TESTS },
      to: {
        path: '(/src/testing/|\\.test\\.tsx?$|\\.fixture\\.tsx?$|/shop-server/src/fixtures\\.ts$|node_modules/(vitest|fast-check|happy-dom|@testing-library|@playwright)/)',
      },
    },
    {
      name: 'react-upstairs',
      severity: 'error',
      comment: 'These floors know no view library.',
      from: { path: packages(['contracts', 'core', 'browser', 'shop-server']) },
      to: { path: 'node_modules/(react|react-dom|preact|@preact|@types/react|@types/react-dom)/' },
    },
    {
      name: 'no-node-in-browser',
      severity: 'error',
      comment: 'This floor runs in a page.',
      from: { path: src('(contracts|core|browser|react|ui|widgets|embed)'), pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The strangers stand in for customers: they live elsewhere, on the packed packages.
    exclude: { path: '(/dist/|tools/house-rules/fixtures/|tools/packages/strangers/|\\.css$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@prilavok/source', 'types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
