/**
 * What pages may cost. The one place that the bench, the size budgets and the documents read; a goal is moved by a decision
 * in docs/decisions, never to what happens to be reached.
 */

/**
 * Times and memory: so many times the hand-written version of the same small job, measured beside it in one run. By case of
 * the bench, then by scenario and figure.
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
export const TIMES = {
  core: {
    'change and total of a cart, 10 lines': 10,
    'change and total of a cart, 1,000 lines': 10,
    'validate the contacts': 3,
  },
  // Ahead of GrowthBook's SDK on the same work.
  experiments: { 'six experiments for a new visitor': 10 },
  button: {
    'ready-1 ready': 2.4,
    'ready-100 ready': 3,
    'ready-100 work': 2.2,
    'ready-100 heap': 5,
    'ready-100 firstPress': 1.5,
    'ready-1000 ready': 6,
    'change-100 shown': 1.3,
  },
  cart: {
    'ready ready': 5,
    'ready work': 4,
    'ready heap': 8,
    'more shown': 1.5,
    'more work': 2,
  },
  checkout: { 'type key': 1.5, 'type work': 2 },
  fields: { 'ready ready': 2 },
  filter: { 'ready ready': 4, 'toggle toggled': 1.5 },
  lightbox: { 'open first': 2, 'open second': 1.5 },
  'points-search': { 'type key': 1.5, 'type ready': 1.5, 'type-full-speed key': 1.5, 'type-full-speed ready': 1.5 },
  // Here the limit is markercluster, a peer.
  'points-map': { 'draw-10000 drawn': 0.33, 'draw-50000 drawn': 0.125 },
}

/**
 * How far the ratios have come that do not meet their goal yet, on an idle machine. They may only shrink, and go once the goal is met.
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
export const REACHED = {
  button: {
    'ready-1 ready': 3.56,
    'ready-100 ready': 5.52,
    'ready-100 work': 3.9,
    'ready-100 heap': 8.4,
    'ready-100 firstPress': 2.1,
    'ready-1000 ready': 10.3,
    'change-100 shown': 1.6,
  },
  cart: {
    'ready ready': 11.8,
    'ready work': 6.84,
    'ready heap': 13.4,
    'more shown': 2.65,
    'more work': 3.57,
  },
  experiments: { 'six experiments for a new visitor': 14.9 },
  fields: { 'ready ready': 2.5 },
  filter: { 'ready ready': 7.01 },
  lightbox: { 'open first': 3.31, 'open second': 3.2 },
}

/**
 * Figures of their own: milliseconds, KB, or a share.
 * @type {Readonly<Record<string, Readonly<Record<string, number>>>>}
 */
export const FIGURES = {
  button: { 'ready-1000 longest': 50, 'ready-100 shift': 0, 'leak growth': 50 },
  checkout: { 'type key': 50, 'submit focus': 100 },
  fields: { 'ready shift': 0 },
  filter: { 'toggle toggled': 50 },
  // The bundles of these two hold parts of the bench.
  'points-search': { 'bytes bytes': 1.5 },
  'points-map': { 'pan longest': 50, 'bytes bytes': 48 },
  'points-list': { 'list row': 1_000, 'list key': 50 },
  table: { 'scroll blank': 0 },
}

/**
 * Downloads, in kB of brotli: everything that a page fetches until the job works. By job of tools/size/jobs.mjs.
 * @type {Readonly<Record<string, number>>}
 */
export const KILOBYTES = {
  stub: 1.5,
  'button-preact': 21,
  'button-react': 76,
  'cart-preact': 48,
  'checkout-first-preact': 60,
  'checkout-preact': 74,
  'payment-preact': 14.5,
  'map-preact': 46,
  'filter-preact': 12,
  'search-field-preact': 6,
  'gallery-preact': 20.5,
  /** The page of a gallery until its lightbox is first opened; counted by the bench. */
  'gallery-page': 30,
  'track-preact': 12,
  'login-preact': 15,
  'lead-preact': 18,
  'wholesale-preact': 18,
  'widget-product-forms': 17,
  'widget-blog-list': 10,
  'widget-pickup-points-page': 14,
  'admin-app': 147,
  'admin-table': 145,
}
