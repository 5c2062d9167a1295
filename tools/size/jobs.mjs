/** Which files a page downloads for a job, and how much that may be (brotli, kB = 1000 bytes). */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure.mjs'

/** @typedef {{ readonly name?: string, readonly imports: readonly string[], readonly dynamicImports: readonly string[] }} BundledFile */
/** @typedef {{ readonly files: Readonly<Record<string, BundledFile>>, readonly entries: Readonly<Record<string, string>> }} Manifest */

/**
 * A job is its entries (every page has the stub) and the chunks that its widget loads, by the name of the module behind the
 * lazy import. `show-widgets` is what shows those that do not draw themselves; the rest of the shop, `start-later`, comes with the first question to
 * the server or when the page is idle. `onTop` leaves out what the entries and the shop that runs have brought already,
 * and the chunks that it names.
 */
// Where a goal stands beside the limit, the limit is what is reached so far: it may only shrink until it meets the goal.
const jobs = [
  { name: 'stub', entries: ['prilavok.stub'], chunks: [], limit: '1.5 kB' },
  { name: 'button-preact', entries: ['prilavok.stub', 'prilavok'], chunks: [], limit: '9 kB' },
  // The button needs no React, but a page with this build has come for it.
  { name: 'button-react', entries: ['prilavok.stub', 'prilavok.react'], chunks: ['renderer'], limit: '66 kB' },
  // Lines, steppers, sums and the way to the order; decision 0011 says what comes right after them.
  { name: 'cart-preact', entries: ['prilavok.stub', 'prilavok'], chunks: ['cart-page'], limit: '16 kB' },
  // The order form with goods, contacts and sums, saving what is typed; decision 0010 says why the delivery comes right after it.
  {
    name: 'checkout-first-preact',
    entries: ['prilavok.stub', 'prilavok'],
    chunks: ['show-widgets', 'renderer', 'checkout-page'],
    limit: '44.8 kB',
  },
  // The same with city, method, carriers and points, which come while the costs of the delivery are asked for: all before the payment step.
  {
    name: 'checkout-preact',
    entries: ['prilavok.stub', 'prilavok'],
    chunks: ['show-widgets', 'renderer', 'checkout-page', 'delivery-section'],
    limit: '55.4 kB',
    goal: '40 kB',
  },
  // All that a page has loaded once it has nothing else to do, whatever it shows.
  { name: 'idle-preact', entries: ['prilavok.stub', 'prilavok'], chunks: ['start-later'], limit: '27.8 kB' },
  // What sends it, zod and the schemas of the cart: they come with the first question to the server, whatever asks it.
  { name: 'first-request-preact', entries: ['prilavok'], chunks: ['http', 'cart.wire'], limit: '10.3 kB', onTop: true },
  // The points of a city with search and filters: most of it is what the order page has as well.
  {
    name: 'pickup-points-page-preact',
    entries: ['prilavok'],
    chunks: ['pickup-points-page'],
    limit: '9.95 kB',
    onTop: true,
  },
  // What the payment step brings when it is reached, and what carries a payment out; credits, forms and the waiting screen come when they are asked for.
  {
    name: 'payment-preact',
    entries: ['prilavok'],
    chunks: ['payment.parts', 'checkout-end.flow', 'payment.wire'],
    limit: '12 kB',
    onTop: ['checkout-page', 'delivery-section', 'later.parts', 'order.wire'],
  },
  // The map of the pickup points, when somebody first asks for it; what the order page has brought is there already.
  {
    name: 'map-preact',
    entries: ['prilavok'],
    chunks: ['map-view', 'leaflet'],
    limit: '48 kB',
    onTop: ['checkout-page', 'delivery-section'],
  },
  // The widget doctor, when somebody calls it.
  { name: 'doctor-preact', entries: ['prilavok'], chunks: ['open-doctor'], limit: '10 kB', onTop: true },
]

const WIDGET_LIMIT = '10 kB'
const ROOM_LIMIT = '8 kB'
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
    const file = lazy.find((each) => manifest.files[each]?.name === chunk)
    if (file === undefined)
      throw new Error(
        `No lazy chunk of "${entries.join(', ')}" is called "${chunk}". Present: ${lazy.map((each) => manifest.files[each]?.name).join(', ')}.`,
      )
    return file
  })
  return [...new Set([...firsts, ...named].flatMap((file) => closure(manifest, file)))].sort()
}

/** A file and what it imports before it runs. */
function closure(manifest, file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  return [file, ...(manifest.files[file]?.imports ?? []).flatMap((next) => closure(manifest, next, seen))]
}

/** Everything that can be loaded later, starting from a file. */
function reachable(manifest, file, seen = new Set()) {
  if (seen.has(file)) return []
  seen.add(file)
  const { imports = [], dynamicImports = [] } = manifest.files[file] ?? {}
  return [
    ...new Set([
      ...dynamicImports,
      ...[...imports, ...dynamicImports].flatMap((next) => reachable(manifest, next, seen)),
    ]),
  ]
}

/** size-limit's checks for the script builds: one per job, and one per other widget for what it adds to the shop that runs. */
export function bundleChecks(manifest, widgets, folder) {
  // The button came with the entry, and the script builds draw the badge without its component.
  const counted = new Set(['cart-button', 'cart-badge', ...jobs.flatMap(({ chunks }) => chunks)])
  const others = widgets.filter((widget) => !counted.has(widget))
  const all = [
    ...jobs,
    ...others.map((widget) => ({
      name: `widget-${widget}`,
      entries: ['prilavok'],
      chunks: [widget],
      limit: WIDGET_LIMIT,
      onTop: true,
    })),
  ]
  return all.map((job) => {
    const { name, limit, goal } = job
    const path = countedFiles(manifest, job).map((file) => `${folder}/${file}`)
    return {
      name,
      limit,
      ...(goal !== undefined && { message: `goal ${goal}` }),
      path,
      disablePlugins: ['@size-limit/esbuild'],
    }
  })
}

function countedFiles(manifest, { entries, chunks, onTop }) {
  const there = new Set(
    onTop ? filesOf(manifest, entries, ['start-later', ...(Array.isArray(onTop) ? onTop : [])]) : [],
  )
  return filesOf(manifest, entries, chunks).filter((file) => !there.has(file))
}

/** The files that a job counts, by its name. */
export function filesOfJob(manifest, name) {
  const job = jobs.find((each) => each.name === name)
  if (job === undefined)
    throw new Error(`There is no job "${name}". Present: ${jobs.map((each) => each.name).join(', ')}.`)
  return countedFiles(manifest, job)
}

/** The chunks behind the mounts: what their lazy imports name. */
export function widgetChunks(folder = join(root, 'packages/widgets/src')) {
  const sources = readdirSync(folder, { recursive: true }).filter((path) => path.endsWith('mounts.ts'))
  const imports = sources.flatMap((path) => [
    ...readFileSync(join(folder, path), 'utf8').matchAll(/import\('\.[^']*?([\w.-]+)'\)/g),
  ])
  return [...new Set(imports.map(([, chunk]) => chunk))].sort()
}

/** Schemas and other lazy parts come with the first request, not with the room. */
const lazyParts = {
  name: 'prilavok-lazy-parts',
  setup: (build) =>
    build.onResolve({ filter: /./ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    ),
}

/** size-limit's checks for the rooms of core, each alone as a customer of npm bundles it: what arrives with the import. */
export function roomChecks() {
  const { exports } = JSON.parse(readFileSync(join(root, 'packages/core/package.json'), 'utf8'))
  return Object.entries(exports)
    .filter(([door]) => !GROUND.has(door))
    .map(([door, { '@prilavok/source': source }]) => ({
      name: `core-${door.slice(2)}`,
      limit: ROOM_LIMIT,
      path: `packages/core/${source.slice(2)}`,
      modifyEsbuildConfig: (config) => ({
        ...config,
        conditions: ['@prilavok/source', 'module', 'import'],
        format: 'esm',
        target: 'es2022',
        plugins: [lazyParts],
      }),
    }))
}
