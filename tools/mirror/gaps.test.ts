import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findGaps } from './gaps.mjs'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })))

const exporting = (entries: Readonly<Record<string, string>>) =>
  JSON.stringify({
    exports: Object.fromEntries(
      Object.entries(entries).map(([path, source]) => [path, { '@prilavok/source': source }]),
    ),
  })
const CART = { './cart': './src/cart/index.ts' }
const PRICING = { './pricing': './src/pricing/index.ts' }

/** A small project in which everything agrees. */
const WHOLE: Readonly<Record<string, string>> = {
  'packages/core/package.json': exporting({ ...CART, ...PRICING }),
  'packages/core/src/cart/index.ts': "export const CART_KEY = 'prilavok.cart'",
  'packages/core/src/pricing/index.ts': '',
  'packages/core/src/flows/cart.flow.ts':
    "import '../lib/a'\nimport { a } from '../cart'\nimport { b } from '../pricing'",
  'packages/core/src/lib/store.ts': '',
  'packages/react/src/cart/use-cart.ts': '',
  'packages/widgets/src/mounts.ts': "defineMount<P>({ name: 'cart-button', load: () => import('./cart/cart-button') })",
  'packages/widgets/src/labels/ru.ts': '',
  'SECURITY.md': 'The cart is kept under `prilavok.cart`.',
  'docs/features/README.md': '[cart](cart.md) [pricing](pricing.md)',
  'docs/features/cart.md': 'The widget `cart-button` adds a product.',
  'docs/features/pricing.md': '',
}

function gapsOf(changed: Readonly<Record<string, string | null>>) {
  const root = mkdtempSync(join(tmpdir(), 'prilavok-mirror-'))
  folders.push(root)
  for (const [path, text] of Object.entries({ ...WHOLE, ...changed })) {
    if (text === null) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findGaps(root)
}

describe('the mirror', () => {
  it('finds nothing where everything agrees', () => {
    expect(gapsOf({})).toEqual([])
  })

  it.each<[gap: string, change: Readonly<Record<string, string | null>>]>([
    ['The feature "pricing" has no page docs/features/pricing.md.', { 'docs/features/pricing.md': null }],
    ['docs/features/README.md does not link to pricing.md.', { 'docs/features/README.md': '[cart](cart.md)' }],
    ['packages/core/package.json has no entry point "./pricing".', { 'packages/core/package.json': exporting(CART) }],
    [
      'packages/widgets/src/basket has no feature of its name in core.',
      { 'packages/widgets/src/basket/basket.tsx': '' },
    ],
    ['SECURITY.md does not name the storage key `prilavok.cart`.', { 'SECURITY.md': '' }],
    ['docs/features/cart.md does not describe the widget `cart-button`.', { 'docs/features/cart.md': '' }],
    [
      'packages/core/src/flows/cart.flow.ts imports fewer than two features.',
      { 'packages/core/src/flows/cart.flow.ts': "import '../lib/a'\nimport { a } from '../cart'" },
    ],
    [
      'packages/core exports "./city", but ./src/city/index.ts does not exist.',
      { 'packages/core/package.json': exporting({ ...CART, ...PRICING, './city': './src/city/index.ts' }) },
    ],
  ])('finds "%s"', (gap, change) => {
    expect(gapsOf(change)).toEqual([gap])
  })

  it('finds a page without a feature, and a feature without an index', () => {
    expect(
      gapsOf({
        'docs/features/city.md': '',
        'packages/core/src/cart/index.ts': null,
        'packages/core/src/cart/a.ts': '',
        'packages/core/package.json': exporting(PRICING),
      }),
    ).toEqual([
      'packages/core/src/cart has no index.ts, by which others import it.',
      'docs/features/city.md describes a feature that core does not have.',
      'docs/features/README.md does not link to city.md.',
    ])
  })
})
