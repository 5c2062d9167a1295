import type { BenchProduct, Target } from '../lib/side-by-side.types'
import { roubles } from '../stubs/products'
import { shopAnswers } from '../stubs/shop'

/** The tags of the builds, each as a page has it: the stub, which brings the Preact build, or a module by its name. */
const TAGS = {
  prilavok: { src: '/bundle/prilavok.stub.js', module: false },
  'prilavok-module': { src: '/bundle/prilavok.js', module: true },
  'prilavok-react': { src: '/bundle/prilavok.react.js', module: true },
} as const

/** What the script builds have in common. */
export const ours = (
  id: keyof typeof TAGS,
  parts: Pick<Target, 'adapter' | 'place' | 'badge' | 'storage'>,
): Target => ({
  id,
  kind: 'ours',
  scripts: [TAGS[id]],
  response: shopAnswers,
  ...parts,
})

/** A place as `docs/start/cms.md` shows it. */
export const cartButtonPlace = ({ id, name, price, link }: BenchProduct): string =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="${name}" data-price="${roubles(price)}" data-link="${link}"></div>`
