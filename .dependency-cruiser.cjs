/**
 * Who may import whom. A package is a layer, a folder in it a feature (docs/architecture/layers-and-features.md).
 * Every rule here has a fixture in tools/rules/boundaries.test.ts that breaks it.
 */

/** The layers that each layer may import. */
const LAYERS = {
  contracts: [],
  conformance: ['contracts'],
  woocommerce: ['contracts'],
  core: ['contracts'],
  browser: ['contracts', 'core'],
  react: ['core'],
  ui: [],
  widgets: ['core', 'react', 'ui'],
  admin: ['contracts', 'core', 'browser', 'react', 'ui'],
  devtools: ['contracts', 'core', 'browser', 'react', 'ui', 'widgets'],
  embed: ['contracts', 'core', 'browser', 'react', 'ui', 'widgets', 'devtools'],
  'shop-server': ['contracts', 'core'],
  'demo-shop': ['contracts', 'core', 'shop-server'],
  rehearse: ['conformance', 'demo-shop'],
}
const VIEW_LAYERS = ['react', 'ui', 'widgets', 'admin', 'devtools', 'embed']

/** Folders of core that are no features: they know no shop, and every feature may import them. */
const GROUND = 'lib|clock|effects|forms|money'
/** Folders of the layers above that belong to the whole layer. */
const SHARED = 'lib|labels|settings|testing'
/** Features that show several others: the order page and the product page are where they meet. Every pair is listed. */
const COMBINES = {
  widgets: {
    // Whoever cannot buy a product may wait for it.
    cart: ['lead'],
    catalogue: ['cart'],
    comparison: ['cart'],
    favourites: ['cart', 'catalogue'],
    checkout: ['cart', 'city', 'company', 'contacts', 'delivery', 'order', 'payment'],
    product: ['cart', 'city', 'delivery'],
  },
}

const TESTS = '(\\.test\\.tsx?$|\\.fixture\\.tsx?$|\\.spec\\.ts$|/src/testing/|/e2e/|^e2e/|/tools/|^tools/)'
const packages = (names) => `(^|/)packages/(${names.join('|')})/`
const src = (name) => `(^|/)packages/${name}/src/`
const INDEX = '/index\\.ts$'
/** Files of core that know every feature: who opens a shop imports them, features and flows do not. */
const CORE_TOP = `${src('core')}(create-shop|check-shop|declared-settings|index)\\.ts$`
/** Folders of core that are entered by their index; lib and effects are one file for each tool and port. */
const behindIndex = `${src('core')}(?!lib/|effects/)[^/]+/`

/** Layers above one that its tests may import all the same (docs/decisions/0023-tests-of-the-server-use-the-demo-shop.md). */
const ABOVE_FOR_TESTS = { 'shop-server': ['demo-shop'] }

/** Every layer below one, however far: a test may import them all. */
const below = (layer, seen = []) =>
  LAYERS[layer].reduce((found, name) => (found.includes(name) ? found : below(name, [...found, name])), seen)

const rule = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const layers = Object.keys(LAYERS).flatMap((layer) => [
  rule(
    'layers',
    `${layer} may import ${LAYERS[layer].join(', ') || 'no other layer'}.`,
    { path: src(layer), pathNot: TESTS },
    {
      path: '(^|/)(packages|tools|e2e|examples|bench)/',
      pathNot: [packages([layer, ...LAYERS[layer]]), 'node_modules/'],
    },
  ),
  rule(
    'layers',
    `Tests of ${layer} may import ${below(layer).join(', ') || 'no other layer'}.`,
    { path: `${src(layer)}.*\\.(test|fixture)\\.tsx?$` },
    { path: '(^|/)packages/', pathNot: packages([layer, ...below(layer), ...(ABOVE_FOR_TESTS[layer] ?? [])]) },
  ),
])

const combined = Object.entries(COMBINES).flatMap(([layer, features]) =>
  Object.entries(features).map(([feature, others]) =>
    rule(
      'features',
      `${feature} of ${layer} shows ${others.join(', ')}; add a feature to COMBINES only when a screen needs both.`,
      { path: `${src(layer)}${feature}/`, pathNot: TESTS },
      { path: `${src(layer)}[^/]+/`, pathNot: `${src(layer)}(${[feature, SHARED, ...others].join('|')})/` },
    ),
  ),
)
const combining = Object.entries(COMBINES).flatMap(([layer, features]) =>
  Object.keys(features).map((feature) => `packages/${layer}/src/${feature}/`),
)

const features = [
  rule(
    'features',
    'Features of core do not import each other; a flow combines them.',
    { path: `${src('core')}(?!(?:${GROUND}|flows|testing)/)([^/]+)/` },
    { path: `${src('core')}[^/]+/`, pathNot: `${src('core')}($2|${GROUND}|testing)/` },
  ),
  rule(
    'features',
    'What every feature may import knows no feature.',
    { path: `${src('core')}(${GROUND})/`, pathNot: TESTS },
    { path: `${src('core')}[^/]+/`, pathNot: `${src('core')}(${GROUND})/` },
  ),
  rule(
    'features',
    'Features of one layer do not import each other.',
    {
      path: `(^|/)packages/(react|widgets|browser)/src/(?!(?:${SHARED})/)([^/]+)/`,
      pathNot: `(${TESTS}|${combining.join('|')})`,
    },
    { path: '(^|/)packages/$2/src/[^/]+/', pathNot: '(^|/)packages/$2/src/($3|lib|testing)/' },
  ),
  ...combined,
]

const coreTop = [
  rule(
    'core-top',
    'Features and flows are below what opens a shop, types included: a feature imports shop.ts, shop.settings.ts and shop-options.types.ts.',
    { path: `${src('core')}([^/]+/|shop[^/]*\\.ts$)`, pathNot: TESTS },
    { path: CORE_TOP },
  ),
  rule(
    'core-top',
    'The shop that features see knows no feature.',
    { path: `${src('core')}shop[^/]*\\.ts$`, pathNot: TESTS },
    { path: `${src('core')}[^/]+/`, pathNot: `${src('core')}(${GROUND})/` },
  ),
  rule(
    'core-top',
    'What a feature declares of its settings is loaded without the feature: its types and the ground of core are all it imports.',
    { path: `${src('core')}[^/]+/[^/]+\\.settings\\.ts$` },
    {
      path: src('core'),
      pathNot: [`${src('core')}(${GROUND})/`, '\\.types\\.ts$'],
      dependencyTypesNot: ['type-only'],
    },
  ),
]

const entryPoints = [
  rule(
    'entry-points',
    'A feature is imported by its index alone.',
    { path: `${src('core')}([^/]+)/` },
    { path: behindIndex, pathNot: [`${src('core')}$2/`, INDEX] },
  ),
  rule(
    'entry-points',
    'A feature is imported by its index alone.',
    { path: `${src('core')}[^/]+$` },
    // What a feature declares of its settings imports nothing else of the feature.
    { path: behindIndex, pathNot: [INDEX, '\\.settings\\.ts$'] },
  ),
  rule(
    'entry-points',
    'What is inside of the shop server is for tests; the demo shop takes its entries.',
    { path: src('demo-shop'), pathNot: TESTS },
    { path: src('shop-server'), pathNot: `${src('shop-server')}(index|handler|node|kit)\\.ts$` },
  ),
  rule(
    'entry-points',
    'Another package is imported by its name, not by a path.',
    { path: '(^|/)packages/([^/]+)/' },
    { path: '(^|/)packages/', pathNot: '(^|/)packages/$2/', dependencyTypes: ['local'] },
  ),
]

/** The layers inside the shop server: what each may import besides itself and the files in `src` that all work with. */
const SERVER_LAYERS = {
  threads: ['rules'],
  db: ['threads'],
  rules: ['db'],
  http: ['db', 'rules'],
  search: ['db', 'rules'],
  content: ['db', 'rules', 'http'],
  providers: ['db', 'rules'],
  formats: [],
  jobs: ['db', 'http'],
  features: ['db', 'rules', 'http', 'providers', 'search', 'content', 'formats', 'jobs'],
  flows: ['db', 'rules', 'http', 'providers', 'features', 'content', 'jobs'],
}
const SERVER = src('shop-server')
const SERVER_FILES = '(shop|settings|sandbox|links)\\.ts$'

const serverLayers = [
  ...Object.entries(SERVER_LAYERS).map(([layer, lower]) =>
    rule(
      'server-layers',
      `${layer} of the shop server may import ${lower.join(', ') || 'no other folder'}.`,
      { path: `${SERVER}${layer}/`, pathNot: TESTS },
      { path: SERVER, pathNot: `${SERVER}((${[layer, ...lower].join('|')})/|${SERVER_FILES})` },
    ),
  ),
  rule(
    'server-layers',
    'Features of the shop server do not import each other; a flow combines them.',
    { path: `${SERVER}features/([^/]+)/`, pathNot: TESTS },
    { path: `${SERVER}features/`, pathNot: `${SERVER}features/$2/` },
  ),
]

/** Folders of the staff wing's kit, from the ground up: each may import those before it, and not those that stand beside it. */
const KIT = [
  ['lib'],
  ['labels', 'session', 'client'],
  ['describe', 'events', 'records'],
  ['staff'],
  ['values', 'presence', 'keys', 'palette', 'plot'],
  ['lookup', 'lists', 'files'],
  ['edits'],
  ['table', 'form', 'parts'],
  ['screen', 'tree'],
]
const ADMIN = src('admin')

const staffWing = [
  ...KIT.flatMap((beside, at) =>
    beside.map((folder) => {
      const lower = KIT.slice(0, at).flat()
      return rule(
        'staff-kit',
        `${folder} of the staff kit may import ${lower.join(', ') || 'no other folder'}.`,
        { path: `${ADMIN}kit/${folder}/`, pathNot: TESTS },
        { path: ADMIN, pathNot: `${ADMIN}kit/(${[folder, ...lower].join('|')})/` },
      )
    }),
  ),
  rule(
    'staff-kit',
    'A folder of the staff kit has its place in KIT.',
    { path: `${ADMIN}kit/`, pathNot: [TESTS, `${ADMIN}kit/(${KIT.flat().join('|')})/`] },
    { path: '.' },
  ),
  rule(
    'staff-features',
    'Features of the staff wing import its kit, and neither each other nor the app.',
    { path: `${ADMIN}(?!(?:kit|app|builds|testing)/)([^/]+)/`, pathNot: TESTS },
    { path: ADMIN, pathNot: `${ADMIN}(kit|$2)/` },
  ),
]

const DEMO = src('demo-shop')
/** The folders of the demo shop: what each may import besides itself and the files in `src`. */
const demoLayers = Object.entries({
  seeds: [],
  faults: [],
  fixtures: [],
  'stand-in': ['faults'],
  pages: ['seeds'],
}).map(([folder, lower]) =>
  rule(
    'demo-layers',
    `${folder} of the demo shop may import ${lower.join(', ') || 'no other folder'}.`,
    { path: `${DEMO}${folder}/`, pathNot: TESTS },
    { path: DEMO, pathNot: `${DEMO}((${[folder, ...lower].join('|')})/|shop-facts\\.ts$)` },
  ),
)

module.exports = {
  forbidden: [
    ...layers,
    ...features,
    ...serverLayers,
    ...staffWing,
    ...coreTop,
    ...demoLayers,
    ...entryPoints,
    rule(
      'no-cycles',
      'Files that import each other, types included, are one file or need a third.',
      {},
      { circular: true },
    ),
    // Next.js is installed when its example is first opened.
    rule(
      'no-unresolvable',
      'The file or the entry point does not exist.',
      {},
      // Stryker is installed beside the program that runs it.
      { couldNotResolve: true, pathNot: '^(next/|@stryker-mutator/|typed-inject$)' },
    ),
    rule(
      'fakes-only-in-tests',
      'What a test needs does not ship.',
      { path: '(^|/)packages/[^/]+/src/', pathNot: TESTS },
      {
        path: '(/src/testing/|\\.test\\.tsx?$|\\.fixture\\.tsx?$|node_modules/(vitest|fast-check|happy-dom|@testing-library|@playwright)/)',
      },
    ),
    rule(
      'view-library',
      'This layer knows no view library.',
      { path: packages(Object.keys(LAYERS).filter((layer) => !VIEW_LAYERS.includes(layer))) },
      { path: 'node_modules/(react|react-dom|preact|@preact|@types/react|@types/react-dom)/' },
    ),
    rule(
      'react-dom',
      'Roots and portals are made by embed; components need react alone. One widget renders into the list that the page has.',
      {
        path: src('(react|ui|widgets)'),
        pathNot: `(${TESTS}|${src('widgets')}(catalogue/taken-over|cart/mini-cart-opener)\\.tsx$)`,
      },
      { path: 'node_modules/(react-dom|@types/react-dom)/' },
    ),
    rule(
      'zod-in-contracts',
      'Schemas live in contracts alone; those of what WooCommerce responds with live in its package.',
      { path: src('[^/]+'), pathNot: `(${src('contracts')}|${src('woocommerce')}|${TESTS})` },
      { path: 'node_modules/zod/' },
    ),
    rule(
      'no-node-in-pages',
      'This layer runs in a page.',
      { path: src(`(contracts|core|browser|${VIEW_LAYERS.join('|')})`), pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'no-node-in-kit',
      'The kit judges wherever there is fetch; only its program needs Node.',
      { path: src('conformance'), pathNot: `(${TESTS}|${src('conformance')}(cli/|bin\\.ts$))` },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'no-node-in-handlers',
      'The handler runs in Node, Deno and Workers: it needs fetch and crypto alone.',
      { path: src('woocommerce'), pathNot: TESTS },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'woo-layers',
      'Features of the WooCommerce handler do not import each other, cities and their types apart; a flow combines them.',
      { path: `${src('woocommerce')}(order|payment|product|delivery|city)/`, pathNot: TESTS },
      { path: src('woocommerce'), pathNot: `${src('woocommerce')}(($2|http|store|woo|city)/|shop\\.ts$)` },
    ),
    rule(
      'woo-layers',
      'What every feature of the WooCommerce handler may import knows no feature.',
      { path: `${src('woocommerce')}(http|store|woo)/`, pathNot: TESTS },
      { path: src('woocommerce'), pathNot: `${src('woocommerce')}((http|store|woo)/|shop\\.ts$)` },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // The consumer projects live elsewhere, on the packed packages, and so does what a new feature begins with.
    exclude: { path: '(/dist/|tools/packages/consumers/|tools/new-[a-z]+/template/|\\.css$)' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@prilavok/source', 'types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
}
