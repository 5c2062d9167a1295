/**
 * Which modules of a script build stand in one file although Rollup would cut them apart, because small files compress badly.
 * A module of the first pass must never be named here: its entry would wait for the whole shelf. The manifest checks that.
 */
import { fileOfCopy } from './bundle-copies.mjs'

/** A view library and our renderer on it, which come beside the rest of the shop. Compat has files of its own. */
const renderer = [
  /\/node_modules\/(?:preact|react|react-dom|scheduler)\//,
  /commonjsHelpers/,
  /\/embed\/src\/(?:preact|react)\//,
]

/** What lines of goods are made of, apart from components: cart page, order page and dialog need all of it, the cart page before it has a view library. */
const goods = [
  /\/core\/src\/(?:cart\/cart\.lines|lib\/plural|money\/format-money)\./,
  /\/embed\/src\/first\/near\./,
  /\/ui\/src\/(?:button\/button\.css|icon\/(?:goods\.paths|icon\.css)|quantity-stepper\/quantity-stepper\.(?:css|labels\.ts|rules)|visually-hidden\/visually-hidden\.css)/,
  /\/ui\/src\/(?:styles\/kit\.|trusted-html\/page-address\.)/,
  /\/widgets\/src\/cart\/(?:cart-line\.labels\.ts|cart-page\.place|(?:good-name|good-picture|line-price)\.css)/,
  /\/widgets\/src\/lib\/money\.labels\.ts$/,
]

/** What shows widgets, and the components of lines of goods. */
const widgets = [
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

/** What a delivery is chosen with; the later parts of the order use its cards and its words. */
const delivery = [
  /\/core\/src\/delivery\/(?:order-points|point-(?!browsing\.state|centre))/,
  /\/react\/src\/checkout\/use-order-points\./,
  /\/ui\/src\/(?:icon\/(?:place|ways)\.icons|radio-cards\/)/,
  /\/widgets\/src\/checkout\/delivery-section\.(?!labels\.en)/,
  /\/widgets\/src\/city\/(?:city-picker\.(?:css|labels\.ts|tsx)|use-city-dialog\.ts)$/,
  /\/widgets\/src\/delivery\/(?:carrier-list|delivery-method)\.(?!labels\.en)/,
  /\/widgets\/src\/delivery\/(?:map-mode|pickup-points\.(?:css|labels\.ts|tsx)|point-(?!map)|show-next)/,
]

const SHELVES = Object.entries({ renderer, 'goods-kit': goods, 'show-widgets': widgets, 'delivery-section': delivery })

/**
 * Rollup takes a shelf for a file that pages may begin with, and cuts the first pass apart for it, unless it knows of one module there
 * that it comes later. Where no module of a shelf is imported lazily, this one says so.
 */
export const shelfDoors = { 'goods-kit': 'packages/core/src/cart/cart.lines.ts' }

/** The shelf of a module by its address; undefined when Rollup decides, as it does of copies. */
export const shelfOf = (id) =>
  (id === fileOfCopy(id) ? SHELVES : []).find(([, modules]) => modules.some((each) => each.test(id)))?.[0]
