import type { BenchProduct, Target } from '../lib/side-by-side.types'
import { GRAPHQL_GROUP } from '../lab/install-peers'
import { adobeAnswers } from '../stubs/adobe'
import { HOME_CALLS } from '../stubs/home-calls'
import { shopAnswers } from '../stubs/shop'
import { shopifyAnswers } from '../stubs/shopify'
import { ours } from './ours'

type Lines = readonly BenchProduct[]

const place = () => '<div data-cart></div>'
const plain = {
  adapter: 'targets/cart/plain.adapter.ts',
  place,
  storage: (lines: Lines) => ({
    cart: JSON.stringify(Object.fromEntries(lines.map((product) => [product.id, product]))),
  }),
  response: shopAnswers,
} as const
const peer = { kind: 'peer', place } as const
const ownPage = {
  adapter: 'targets/cart/prilavok.adapter.ts',
  // The page says the payment type of the visitor's city, so that nobody has to look the city up.
  place: () => '<div data-prilavok="cart-page" data-payment-type="prepayment"></div>',
  storage: (lines: Lines) => ({
    'prilavok.cart': JSON.stringify({
      v: 1,
      goods: lines.map((product) => ({ ...product, thumbUrl: '' })),
      seen: [],
    }),
  }),
}

const buyButton = {
  ...peer,
  group: 'buy-button',
  needs: [GRAPHQL_GROUP],
  entry: 'targets/cart/buy-button.js',
  scripts: [{ src: '/peers/buy-button/node_modules/@shopify/buy-button-js/dist/buybutton.min.js', module: false }],
  adapter: 'targets/cart/buy-button.adapter.ts',
  response: shopifyAnswers,
} as const

/** Cart pages. The libraries without a page of their own show the limit's table. */
export const cartTargets: readonly Target[] = [
  { id: 'vanilla', kind: 'limit', entry: 'targets/cart/vanilla.ts', ...plain },
  ours('prilavok', ownPage),
  ours('prilavok-react', ownPage),
  {
    ...peer,
    id: 'adobe',
    group: 'adobe',
    needs: [GRAPHQL_GROUP],
    entry: 'targets/cart/adobe.js',
    adapter: 'targets/cart/adobe.adapter.ts',
    head: `${HOME_CALLS}<script>document.cookie = 'DROPIN__CART__CART-ID=cart1;path=/'</script>`,
    response: adobeAnswers,
  },
  { ...buyButton, id: 'buy-button', head: HOME_CALLS },
  { ...buyButton, id: 'buy-button-frameless', head: `${HOME_CALLS}<script>buyButtonFramed = false</script>` },
]
