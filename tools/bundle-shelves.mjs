/**
 * Which modules of a script build stand in one file although Rollup would cut them apart, because small files compress badly.
 * A module of the first pass must never be named here: its entry would wait for the whole shelf. The manifest checks that.
 */

/** A view library and our renderer on it, which come beside the rest of the shop. Compat has files of its own. */
const renderer = [/\/node_modules\/(?:preact|react|react-dom|scheduler)\//, /commonjsHelpers/, /\/embed\/src\/(?:preact|react)\//]

/** What lines of goods are made of, apart from components: cart page, order page and dialog need all of it, the cart page before it has a view library. */
const goods = [
  /\/core\/src\/(?:cart\/cart\.lines|lib\/(?:lazy-part|plural)|money\/format-money)\./,
  /\/embed\/src\/first\/near\./,
  /\/ui\/src\/(?:button\/button\.css|icon\/(?:goods\.paths|icon\.css)|quantity-stepper\/quantity-stepper\.(?:css|labels\.ts|rules)|visually-hidden\/visually-hidden\.css)/,
  /\/ui\/src\/(?:styles\/kit\.|trusted-html\/page-address\.)/,
  /\/widgets\/src\/cart\/(?:cart-line\.labels\.ts|cart-page\.place|(?:good-name|good-picture|line-price)\.css)/,
  /\/widgets\/src\/lib\/money\.labels\.ts$/,
]

/** What shows widgets, and the components of lines of goods. */
const widgets = [
  /\/browser\/src\/(?:cookies|effects|geolocation|location|locks|page)\./,
  /\/contracts\/src\/(?:cart|cart\.words|endpoint|money\.words)\.ts$/,
  /\/core\/src\/(?:flows\/cart\.flow|lib\/(?:latest|watch)|pricing\/pricing\.store)\./,
  /\/embed\/src\/later\/(?:mounting\/|remarks\.)/,
  /\/react\/src\/(?:cart\/use-cart\.|settings\/|shop-context\.)/,
  /\/ui\/src\/(?:button\/.*(?:\.tsx|more\.css)|(?:quantity-stepper|visually-hidden)\/.*\.tsx)$/,
  /\/ui\/src\/(?:icon\/(?:goods\.icons|icon\.tsx|signs\.)|lib\/marks\.|styles\/(?:forms|tones)\.)/,
  /\/widgets\/src\/cart\/(?:cart-badge\.place|cart-prices\.|(?:good-name|good-picture|line-price)\.tsx)/,
  /\/widgets\/src\/lib\/(?:define-mount|labels|use-kept-focus|use-money)\.tsx?$/,
  /\/widgets\/src\/(?:.*\/(?:checkout|delivery)\.)?mounts\.ts$/,
]

/** What forms are made of, the notes beside them, and what carriers and points are called. */
const form = [
  /\/contracts\/src\/(?:delivery|delivery-method\.words|pickup-point\.words)\.ts$/,
  /\/core\/src\/delivery\/point-browsing\.state\./,
  /\/ui\/src\/(?:badge|field|notice|skeleton|text-field)\/(?!.*(?:\.en\.ts|text-area))/,
  /\/ui\/src\/lib\/(?:share-ref|use-after)\./,
]

/** What speaks to screen readers. */
const voice = [/\/ui\/src\/live-region\//]

/** A list of pickup points to look through, in an order and on a page of its own. */
const points = [
  /\/core\/src\/delivery\/point-(?!browsing\.state)/,
  /\/widgets\/src\/delivery\/(?:map-mode|pickup-points\.(?:css|labels\.ts)|point-(?!map))/,
]

/** What a delivery is chosen with; the later parts of the order use its cards and its words. */
const delivery = [
  /\/core\/src\/delivery\/order-points\./,
  /\/react\/src\/checkout\/use-order-points\./,
  /\/ui\/src\/radio-cards\//,
  /\/widgets\/src\/checkout\/delivery-section\.(?!labels\.en)/,
  /\/widgets\/src\/city\/city-picker\.(?:css|tsx)$/,
  /\/widgets\/src\/delivery\/(?:carrier-list|delivery-method)\.(?!labels\.en)/,
  /\/widgets\/src\/delivery\/(?:pickup-points\.tsx|show-next\.)/,
]

/** What the buyer is told of. */
const news = [/\/core\/src\/notifications\//, /\/react\/src\/notifications\//]

const SHELVES = Object.entries({ renderer, 'goods-kit': goods, 'show-widgets': widgets, 'form-kit': form, voice, 'point-browser': points, 'delivery-section': delivery, news })

/**
 * Rollup takes a shelf for a file that pages may begin with, and cuts the first pass apart for it, unless it knows of one module there
 * that it comes later. Where no module of a shelf is imported lazily, this one says so.
 */
export const shelfDoors = {
  'goods-kit': 'packages/core/src/cart/cart.lines.ts',
  'form-kit': 'packages/ui/src/field/field.tsx',
  voice: 'packages/ui/src/live-region/use-announce.ts',
  'point-browser': 'packages/widgets/src/delivery/point-browser.tsx',
  news: 'packages/core/src/notifications/notifications.store.ts',
}

/** The shelf of a module by its address; undefined when Rollup decides. */
export const shelfOf = (id) => SHELVES.find(([, modules]) => modules.some((each) => each.test(id)))?.[0]
