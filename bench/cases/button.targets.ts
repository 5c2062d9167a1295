import type { BenchProduct, Target } from '../lib/side-by-side.types'
import { GRAPHQL_GROUP } from '../lab/install-peers'
import { adobeAnswers } from '../stubs/adobe'
import { HOME_CALLS } from '../stubs/home-calls'
import { shopAnswers } from '../stubs/shop'
import { shopifyAnswers } from '../stubs/shopify'
import { cartButtonPlace, ours } from './ours'

const place = ({ id, name, price, link }: BenchProduct) =>
  `<div data-atc data-id="${id}" data-name="${name}" data-price="${price}" data-link="${link}"></div>`
const badge = '<span data-cart-badge>0</span> · <span data-cart-total>0 ₽</span>'
const plain = { adapter: 'targets/button/plain.adapter.ts', place, badge, response: shopAnswers } as const
const peer = { kind: 'peer', place, badge } as const
const ownWidget = {
  adapter: 'targets/button/prilavok.adapter.ts',
  place: cartButtonPlace,
  badge: '<span data-prilavok="cart-badge"></span>',
}

const buyButton = {
  ...peer,
  group: 'buy-button',
  needs: [GRAPHQL_GROUP],
  entry: 'targets/button/buy-button.js',
  scripts: [{ src: '/peers/buy-button/node_modules/@shopify/buy-button-js/dist/buybutton.min.js', module: false }],
  adapter: 'targets/button/buy-button.adapter.ts',
  response: shopifyAnswers,
} as const

/** Add-to-cart controls. The libraries without a control of their own show the limit's markup. */
export const buttonTargets: readonly Target[] = [
  { id: 'vanilla', kind: 'limit', entry: 'targets/button/vanilla.ts', ...plain },
  ours('prilavok', ownWidget),
  ours('prilavok-module', ownWidget),
  ours('prilavok-react', ownWidget),
  { id: 'plain-preact', entry: 'targets/button/plain-preact.jsx', jsx: 'preact', ...plain, kind: 'peer' },
  {
    ...peer,
    id: 'adobe',
    group: 'adobe',
    needs: [GRAPHQL_GROUP],
    entry: 'targets/button/adobe.js',
    adapter: 'targets/button/adobe.adapter.ts',
    head: HOME_CALLS,
    response: adobeAnswers,
  },
  { ...buyButton, id: 'buy-button', head: HOME_CALLS, framed: true, most: 100, mostRuns: 2 },
  {
    ...buyButton,
    id: 'buy-button-frameless',
    head: `${HOME_CALLS}<script>buyButtonFramed = false</script>`,
    most: 100,
    mostRuns: 2,
  },
]
