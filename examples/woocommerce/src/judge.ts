import { runConformance, summaryTable } from '@prilavok/conformance'
import { createWooHandler, russianCities } from '@prilavok/woocommerce'
import { productsOf, wooAtHand } from './woo-at-hand'

/** The conformance kit on a WooCommerce at hand. It places orders: for a test shop. */
const woo = wooAtHand()
const products = await productsOf(woo)
const PAGE_ORIGIN = 'https://www.page.example'
const handler = createWooHandler({
  ...woo,
  cities: russianCities,
  allowedOrigins: [PAGE_ORIGIN],
  payments: { PayOnDelivery: 'cod', PayViaYooKassa: 'prilavok_test', FromCheckingAccountAsLegalEntity: 'bacs' },
  emailOfBuyersWithout: 'orders@shop.example',
})
const report = await runConformance({
  origin: 'https://shop.example',
  fetch: handler,
  features: ['cart', 'order-draft', 'delivery', 'payment', 'city', 'search', 'product', 'cross-sales', 'flags'],
  products: [products['drill'] ?? '', products['chisel'] ?? '', products['glove-S'] ?? ''],
  city: 'moscow',
  term: 'Дрель',
  pageOrigin: PAGE_ORIGIN,
  mayOrder: true,
  timeoutMs: 60_000,
  onResult: ({ status, group, name, broken, reason }) => {
    if (status !== 'passed') console.log(status, group, name, broken?.saw ?? reason ?? '')
  },
})
console.log(summaryTable(report))
process.exitCode = report.failed === 0 ? 0 : 1
