import { createWooHandler, russianCities } from '@prilavok/woocommerce'
import { servePages } from './serve-pages'
import { productsOf, wooAtHand } from './woo-at-hand'

/** The handler beside a WooCommerce at hand, and pages with widgets that buy there. */
const woo = wooAtHand()
const handler = createWooHandler({
  ...woo,
  cities: russianCities,
  payments: { PayOnDelivery: 'cod', PayViaYooKassa: 'prilavok_test', FromCheckingAccountAsLegalEntity: 'bacs' },
  emailOfBuyersWithout: 'orders@shop.example',
  log: ({ level, requestId, text }) => console.log(level, requestId, text),
})
const { url } = await servePages({
  handler,
  folder: 'examples/woocommerce',
  bundleFolder: 'packages/embed/dist',
  products: await productsOf(woo),
  port: Number(process.env['PORT'] ?? 8098),
})
console.log(`The example is open: ${url}\nIt buys in ${woo.shop}`)
