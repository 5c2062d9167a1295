import type { BenchGood, Target } from '../lib/side-by-side.types'
import { roubles } from '../stubs/goods'
import { shopAnswers } from '../stubs/shop'

/** What both script builds have in common. The stub brings the Preact build by itself; the React one is named by its tag. */
export const ours = (id: 'prilavok' | 'prilavok-react', parts: Pick<Target, 'adapter' | 'place' | 'badge' | 'storage'>): Target => ({
  id,
  kind: 'ours',
  scripts:
    id === 'prilavok'
      ? [{ src: '/bundle/prilavok.stub.js', module: false }, { src: '/bundle/prilavok.js', module: true }]
      : [{ src: '/bundle/prilavok.react.js', module: true }],
  answer: shopAnswers,
  ...parts,
})

/** A place as `docs/start/cms.md` shows it. */
export const cartButtonPlace = ({ id, name, price, link }: BenchGood): string =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="${name}" data-price="${roubles(price)}" data-link="${link}"></div>`
