import { createWooHandler, russianCities } from '@prilavok/woocommerce'

/** The back end of the widgets, for whatever serves a fetch handler. */
export const handler = createWooHandler({
  shop: 'https://shop.example',
  consumerKey: process.env['WOO_KEY'] ?? '',
  consumerSecret: process.env['WOO_SECRET'] ?? '',
  cities: russianCities,
  allowedOrigins: ['https://www.shop.example'],
  payments: { PayOnDelivery: 'cod', PayViaYooKassa: 'yookassa_epl' },
  paymentHosts: ['yoomoney.ru'],
})
