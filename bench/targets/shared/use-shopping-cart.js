/** Its cart without Stripe's server. */
export const settings = {
  mode: 'payment',
  cartMode: 'client-only',
  stripe: 'pk_test_x',
  successUrl: 'https://shop.test/s',
  cancelUrl: 'https://shop.test/c',
  currency: 'RUB',
  language: 'ru-RU',
}
