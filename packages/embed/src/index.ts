import { createStart } from './start'

/** Starts the shop of a page; mounts every element that requests a widget, now and later. */
export const start = createStart()

export { mount, on } from './page-api/running-shop'
export type { Start } from './start'
export type { PrilavokConfig } from './page-api/config'
export type { FontSizeSetting } from './styles/page-font-size'
export type { CartCommands, PageNewProduct } from './page-api/cart-commands'
export type { ProductCommands } from './page-api/product-commands'
export type { PageCart, PageEvent, PageEvents, PageProduct, PageListener, PageWidget } from './page-api/page-events'
export type { PageWork, Prilavok, PrilavokQueue } from './page-api/prilavok'
