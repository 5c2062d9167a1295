import { loadFlag } from '@prilavok/contracts'
import { route, type Route } from '../http/route'

/** Delivery to the door is what most shipping methods of WooCommerce are. */
const ON: ReadonlySet<string> = new Set(['AddressDelivery'])

/** The features of the handler. */
export const flagRoutes: readonly Route[] = [route(loadFlag, async (_shop, { params }) => ON.has(params.name), 300)]
