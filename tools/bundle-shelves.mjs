/**
 * Which modules of a script build stand in one file although Rollup would cut them apart, because small files compress badly.
 * A module of the first pass must never be named here: its entry would wait for the whole shelf. The manifest checks that.
 */

/** A view library and our renderer on it, which come beside the rest of the shop. Compat has files of its own. */
const renderer = [/\/node_modules\/(?:preact|react|react-dom|scheduler)\//, /commonjsHelpers/, /\/embed\/src\/(?:preact|react)\//]

/** What shows widgets, and what lines of goods are made of: cart page, order page and dialog need all of it. */
const widgets = [
  /\/browser\/src\/(?:cookies|effects|geolocation|location|locks|page)\./,
  /\/contracts\/src\/(?:cart|cart\.words|endpoint|money\.words)\.ts$/,
  /\/core\/src\/(?:cart\/cart\.lines|flows\/cart\.flow|lib\/(?:latest|lazy-part|plural|watch)|pricing\/pricing\.store)\./,
  /\/embed\/src\/later\/(?:mounting\/|remarks\.)/,
  /\/react\/src\/(?:cart\/use-cart\.|settings\/|shop-context\.)/,
  /\/ui\/src\/(?:button|quantity-stepper|visually-hidden)\/(?!.*\.en\.ts)/,
  /\/ui\/src\/(?:icon\/(?:goods|icon|signs)\.|lib\/marks\.|styles\/(?:kit|tones)\.|trusted-html\/page-address\.)/,
  /\/widgets\/src\/cart\/(?:cart-badge\.place|cart-line\.labels\.ts|good-name\.|good-picture\.|line-price\.)/,
  /\/widgets\/src\/lib\/(?:define-mount|labels|money\.labels|use-kept-focus|use-money)\.tsx?$/,
  /\/widgets\/src\/(?:.*\/(?:checkout|delivery)\.)?mounts\.ts$/,
]

/** What forms are made of, the notes beside them, and what carriers and points are called. */
const form = [
  /\/contracts\/src\/(?:delivery|delivery-method\.words|pickup-point\.words)\.ts$/,
  /\/core\/src\/delivery\/point-browsing\.state\./,
  /\/ui\/src\/(?:badge|field|notice|skeleton|text-field)\/(?!.*(?:\.en\.ts|text-area))/,
  /\/ui\/src\/lib\/(?:share-ref|use-after)\./,
]

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

const SHELVES = Object.entries({ renderer, 'show-widgets': widgets, 'form-kit': form, 'point-browser': points, 'delivery-section': delivery, news })

/**
 * Rollup takes a shelf for a file that pages may begin with, and cuts the first pass apart for it, unless it knows of one module there
 * that it comes later. Where no module of a shelf is imported lazily, this one says so.
 */
export const shelfDoors = {
  'form-kit': 'packages/ui/src/field/field.tsx',
  'point-browser': 'packages/widgets/src/delivery/point-browser.tsx',
  news: 'packages/core/src/notifications/notifications.store.ts',
}

/** The shelf of a module by its address; undefined when Rollup decides. */
export const shelfOf = (id) => SHELVES.find(([, modules]) => modules.some((each) => each.test(id)))?.[0]
