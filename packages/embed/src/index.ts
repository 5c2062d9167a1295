import { createStart } from './entry'

/** Starts the shop of a page with React; mounts every place that asks for a widget, now and later. */
export const start = createStart(() => import('./react/renderer'))

export type { Start } from './entry'
export type { PrilavokConfig } from './first/config'
export type { CartCommands, PageNewGood } from './page/cart-commands'
export type { PageCart, PageEvent, PageEvents, PageGood, PageListener, PagePlace } from './page/page-events'
export type { PageWork, Prilavok, PrilavokQueue } from './prilavok'
