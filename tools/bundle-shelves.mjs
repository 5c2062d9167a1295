/**
 * Which modules of a script build stand in one file although Rollup would cut them apart, because small files compress badly.
 * A module of the first pass must never be named here: its entry would wait for the whole shelf. The manifest checks that.
 */
import { fileOfCopy } from './bundle-copies.mjs'

/** A view library and our renderer on it, which come beside the rest of the shop. Compat has files of its own. */
const renderer = [/\/node_modules\/(?:preact|react|react-dom|scheduler)\//, /commonjsHelpers/, /\/embed\/src\/(?:preact|react)\//]

/** What shows widgets, and what lines of goods are made of: cart page, order page and dialog need all of it. */
const widgets = [
  /\/browser\/src\/(?:cookies|effects|geolocation|location|locks|page)\./,
  /\/contracts\/src\/(?:cart|cart\.words|endpoint|money\.words)\.ts$/,
  /\/core\/src\/money\/format-money\./,
  /\/core\/src\/(?:cart\/cart\.lines|flows\/cart\.flow|lib\/(?:latest|lazy-part|plural|watch)|pricing\/pricing\.store)\./,
  /\/embed\/src\/later\/(?:mounting\/|remarks\.)/,
  /\/react\/src\/(?:cart\/use-cart\.|settings\/|shop-context\.)/,
  /\/ui\/src\/(?:button|quantity-stepper|visually-hidden)\/(?!.*\.en\.ts)/,
  /\/ui\/src\/(?:icon\/(?:goods|icon|signs)\.|lib\/marks\.|styles\/(?:kit|tones)\.|trusted-html\/page-address\.)/,
  /\/widgets\/src\/cart\/(?:cart-badge\.place|cart-line\.labels\.ts|good-name\.|good-picture\.|line-price\.)/,
  /\/widgets\/src\/lib\/(?:define-mount|labels|money\.labels|use-kept-focus|use-money)\.tsx?$/,
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

const SHELVES = Object.entries({ renderer, 'show-widgets': widgets, 'delivery-section': delivery })

/** The shelf of a module by its address; undefined when Rollup decides, as it does of copies. */
export const shelfOf = (id) => (id === fileOfCopy(id) ? SHELVES : []).find(([, modules]) => modules.some((each) => each.test(id)))?.[0]
