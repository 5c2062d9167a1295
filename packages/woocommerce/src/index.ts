/** The back end of the widgets for a WooCommerce shop. */
export type { City } from './city/city.types'
export { russianCities } from './city/russian-cities'
export type { LogLine, WooOptions } from './options'
export { memoryStore } from './store/memory-store'
export type { Kept, SharedStore } from './store/shared-store'
export { createWooHandler, type WooHandler } from './woo-handler'
