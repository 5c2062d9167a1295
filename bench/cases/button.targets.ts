import type { BenchProduct, Target } from '../lib/side-by-side.types'
import { GRAPHQL_GROUP } from '../lab/install-peers'
import { adobeAnswers } from '../stubs/adobe'
import { COMMERCE_LAYER_TOKEN, commerceLayerAnswers } from '../stubs/commerce-layer'
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

const dropIn = '/peers/commerce-layer-drop-in/node_modules/@commercelayer/drop-in.js/dist/drop-in'

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
  {
    ...peer,
    id: 'commerce-layer-drop-in',
    group: 'commerce-layer-drop-in',
    scripts: [{ src: `${dropIn}/drop-in.esm.js`, module: true }],
    styles: [`${dropIn}/drop-in.css`],
    adapter: 'targets/button/commerce-layer-drop-in.adapter.ts',
    head: `${HOME_CALLS}<script>commercelayerConfig = { clientId: 'c', scope: 'market:all', domain: 'commercelayer.io' }</script>`,
    place: ({ id }) =>
      `<cl-add-to-cart code="${id}">Добавить в корзину</cl-add-to-cart> <cl-cart-count></cl-cart-count>`,
    response: commerceLayerAnswers,
    most: 100,
    mostRuns: 2,
  },
  {
    ...plain,
    ...peer,
    id: 'commerce-layer-react',
    group: 'commerce-layer-react',
    entry: 'targets/button/commerce-layer-react.jsx',
    head: `${HOME_CALLS}<script>commerceLayerToken = '${COMMERCE_LAYER_TOKEN}'</script>`,
    response: commerceLayerAnswers,
    most: 100,
  },
  {
    ...plain,
    ...peer,
    id: 'hydrogen',
    group: 'hydrogen',
    needs: [GRAPHQL_GROUP],
    entry: 'targets/button/hydrogen.jsx',
    head: HOME_CALLS,
    response: shopifyAnswers,
    most: 100,
  },
  {
    ...plain,
    ...peer,
    id: 'use-shopping-cart',
    group: 'use-shopping-cart',
    entry: 'targets/button/use-shopping-cart.jsx',
  },
  { ...plain, ...peer, id: 'react-use-cart', group: 'react-use-cart', entry: 'targets/button/react-use-cart.jsx' },
]
