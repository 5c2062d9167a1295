import { runConformance, type ConformanceReport, type Feature } from '@prilavok/conformance'
import type { RecordedShop } from './recorded-shop'

/** Pages of this origin may call the shop. */
export const PAGE_ORIGIN = 'https://www.page.example'

/** What the guide says that a WooCommerce shop has. */
const FEATURES: readonly Feature[] = [
  'cart',
  'order-draft',
  'delivery',
  'payment',
  'city',
  'search',
  'product',
  'cross-sales',
  'flags',
]

/** Judges a recorded shop by all the features of the package. */
export const judgeShop = ({ handler, product }: RecordedShop): Promise<ConformanceReport> =>
  runConformance({
    origin: 'https://shop.example',
    fetch: handler,
    features: FEATURES,
    products: [product('drill'), product('chisel'), product('glove-S')],
    city: 'moscow',
    term: 'Дрель',
    pageOrigin: PAGE_ORIGIN,
    mayOrder: true,
    timeoutMs: 60_000,
  })
