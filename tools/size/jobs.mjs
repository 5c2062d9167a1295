/** Which files a page downloads for a job, and how much that may be (brotli, kB = 1000 bytes). */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure.mjs'
import { KILOBYTES } from '../goals.mjs'

/** @typedef {{ readonly lazy: readonly string[], readonly imports: readonly string[], readonly dynamicImports: readonly string[] }} BundledFile */
/** @typedef {{ readonly files: Readonly<Record<string, BundledFile>>, readonly entries: Readonly<Record<string, string>> }} Manifest */

/** The stub and the runtime, which every page has. */
const PREACT = ['prilavok.stub', 'prilavok']
/** Every widget but the cart button: a page has this before it loads the first of them. */
const PAGE = ['mounts']
/** What a request to the shop server loads, with the schemas of the cart. */
const REQUEST = ['keep-prices', 'create-page-http', 'cart.wire']

/** A list of orders: the table, the descriptor, and the schemas of what it asks for. */
const STAFF_TABLE = ['data-table', 'order.descriptor', 'wire', 'order-list.wire', 'session.wire']

const CHECKOUT = [...PAGE, 'checkout-page', 'delivery-section']

/**
 * A job is its entries and the chunks that it loads, by the name of the module behind the lazy import; what these import
 * comes along. `onTop` names the chunks that are loaded before the job begins. A job has the limit that tools/goals.mjs names as its goal. Where one
 * is named here, the goal is not reached yet: this is what is, and may only shrink.
 */
const jobs = [
  { name: 'stub', entries: ['prilavok.stub'], chunks: [] },
  { name: 'button-preact', entries: PREACT, chunks: [], limit: '23 kB' },
  { name: 'button-react', entries: ['prilavok.stub', 'prilavok.react'], chunks: [] },
  { name: 'cart-preact', entries: PREACT, chunks: [...PAGE, 'cart-page', ...REQUEST], limit: '59.8 kB' },
  {
    name: 'checkout-first-preact',
    entries: PREACT,
    chunks: [...PAGE, 'checkout-page'],
    limit: '73.0 kB',
  },
  { name: 'checkout-preact', entries: PREACT, chunks: CHECKOUT, limit: '90.8 kB' },
  { name: 'button-legacy', entries: ['prilavok.stub', 'prilavok.legacy'], chunks: [], limit: '23.5 kB' },
  {
    name: 'payment-preact',
    entries: PREACT,
    chunks: ['payment-step', 'checkout-end.flow', 'payment.wire'],
    limit: '15 kB',
    onTop: [...CHECKOUT, ...REQUEST, 'order.wire', 'checkout-extras'],
  },
  {
    name: 'search-field-preact',
    entries: PREACT,
    chunks: ['search-box'],
    // The first button has sent requests by then.
    onTop: [...PAGE, ...REQUEST],
  },
  {
    // What is loaded once the field is used.
    name: 'search-found-preact',
    entries: PREACT,
    chunks: ['search-layer', 'search.wire'],
    limit: '4.2 kB',
    onTop: [...PAGE, ...REQUEST, 'search-box'],
  },
  { name: 'map-preact', entries: PREACT, chunks: ['map-view', 'leaflet'], onTop: CHECKOUT },
  { name: 'gallery-preact', entries: PREACT, chunks: ['page-gallery', 'lightbox'], onTop: PAGE },
  {
    name: 'product-preact',
    entries: PREACT,
    chunks: ['product-widgets'],
    limit: '18.1 kB',
    onTop: PAGE,
  },
  {
    // A form in a window, once its button is pressed.
    name: 'lead-preact',
    entries: PREACT,
    chunks: ['lead-widgets', 'lead-forms'],
    limit: '18.7 kB',
    onTop: [...PAGE, ...REQUEST],
  },
  {
    name: 'wholesale-preact',
    entries: PREACT,
    chunks: ['lead-widgets', 'wholesale-form'],
    limit: '19.0 kB',
    onTop: [...PAGE, ...REQUEST],
  },
  { name: 'track-preact', entries: PREACT, chunks: ['track-order'], onTop: [...PAGE, ...REQUEST] },
  { name: 'login-preact', entries: PREACT, chunks: ['sms-login'], onTop: [...PAGE, ...REQUEST] },
  { name: 'widget-blog-list', entries: PREACT, chunks: ['blog-widgets'], limit: '11.2 kB', onTop: PAGE },
  {
    name: 'widget-product-forms',
    entries: PREACT,
    chunks: ['lead-forms'],
    limit: '17.3 kB',
    onTop: PAGE,
  },
  {
    name: 'widget-pickup-points-page',
    entries: PREACT,
    chunks: ['pickup-points-page'],
    limit: '18.7 kB',
    onTop: PAGE,
  },
  {
    name: 'filter-preact',
    entries: PREACT,
    chunks: ['filters', 'filter-panel', 'filters.wire'],
    limit: '15 kB',
    onTop: [...PAGE, ...REQUEST],
  },
  {
    // Phones have the panel in a sheet.
    name: 'filter-phone-preact',
    entries: PREACT,
    chunks: ['filters', 'filters.wire'],
    limit: '12 kB',
    onTop: [...PAGE, ...REQUEST],
  },
  {
    // The whole app with its list of orders.
    name: 'admin-app',
    entries: ['prilavok-admin'],
    chunks: ['staff-app', ...STAFF_TABLE],
  },
  { name: 'admin-table', entries: ['prilavok-admin'], chunks: STAFF_TABLE },
  { name: 'devtools-preact', entries: PREACT, chunks: ['devtools'], limit: '13.1 kB', onTop: ['open-page-api'] },
]

const WIDGET_LIMIT = '12 kB'
const FEATURE_LIMIT = '9.6 kB'
/** Features that weigh more, with the decision that says why. */
const LARGER_FEATURES = {
  // Whoever calls about a draft brings its secret along (decision 0024).
  payment: '10.2 kB',
}
/** Entries of core that are no feature. */
const GROUND = new Set(['.', './effects', './flows', './forms', './money', './testing'])

/**
 * The files of a job: the entries, the chunks it names, and everything these import before they run.
 * @param {Manifest} manifest
 */
export function filesOf(manifest, entries, chunks) {
  const firsts = entries.map((entry) => {
    const file = manifest.entries[entry]
    if (file === undefined) throw new Error(`The build has no entry "${entry}".`)
    return file
  })
  const lazy = firsts.flatMap((first) => reachable(manifest, first))
  const named = chunks.map((chunk) => {
    const file = lazy.find((each) => manifest.files[each]?.lazy.includes(chunk))
    if (file !== undefined) return file
    const present = lazy.flatMap((each) => manifest.files[each]?.lazy ?? []).join(', ')
    throw new Error(`No lazy chunk of "${entries.join(', ')}" is called "${chunk}". Present: ${present}.`)
  })
  return [...closure(manifest, [...firsts, ...named], ['imports'])].sort()
}

/** Everything that can be loaded later, starting from a file. */
const reachable = (manifest, file) => [...closure(manifest, [file], ['imports', 'dynamicImports'])]

/** Files and what they lead to. */
function closure(manifest, files, ways, seen = new Set()) {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    for (const way of ways) closure(manifest, manifest.files[file]?.[way] ?? [], ways, seen)
  }
  return seen
}

/** size-limit's checks for the script builds: one per job, and one per other widget for what it adds to the runtime. */
export function bundleChecks(manifest, widgets, folder) {
  const counted = new Set(jobs.flatMap(({ chunks }) => chunks))
  const others = widgets.filter((widget) => !counted.has(widget))
  const ofWidgets = others.map((widget) => ({
    name: `widget-${widget}`,
    entries: PREACT,
    chunks: [widget],
    limit: WIDGET_LIMIT,
    onTop: PAGE,
  }))
  return [...jobs, ...ofWidgets].map(({ name, limit, entries, chunks, onTop }) => {
    const loaded = new Set(onTop ? filesOf(manifest, entries, onTop) : [])
    const files = filesOf(manifest, entries, chunks).filter((file) => !loaded.has(file))
    return {
      name,
      limit: limit ?? limitOf(name),
      path: files.map((file) => `${folder}/${file}`),
      disablePlugins: ['@size-limit/esbuild'],
    }
  })
}

/** The most that a job may download, as the size report writes it. */
export const limitOf = (name) => jobs.find((job) => job.name === name)?.limit ?? `${KILOBYTES[name]} kB`

/** The chunks behind the mounts: what their lazy imports name. */
export function widgetChunks(folder = join(root, 'packages/widgets/src')) {
  const sources = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('mounts.ts'))
  const imports = sources.flatMap((path) => [
    ...readFileSync(join(folder, path), 'utf8').matchAll(/import\('\.[^']*?([\w.-]+)'\)/g),
  ])
  return [...new Set(imports.map(([, chunk]) => chunk))].sort()
}

/** Schemas and other lazy parts are loaded with the first request, not with the feature. */
const lazyImports = {
  name: 'prilavok-lazy-imports',
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/** size-limit's checks for the features of core, each alone as a customer of npm bundles it: what arrives with the import. */
export function featureChecks() {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([entry]) => !GROUND.has(entry))
    .map(([entry, { '@prilavok/source': source }]) => ({
      name: `core-${entry.slice(2)}`,
      limit: LARGER_FEATURES[entry.slice(2)] ?? FEATURE_LIMIT,
      path: `packages/core/${source.slice(2)}`,
      modifyEsbuildConfig: (config) => ({
        ...config,
        conditions: ['@prilavok/source', 'module', 'import'],
        format: 'esm',
        target: 'es2022',
        plugins: [lazyImports],
      }),
    }))
}
