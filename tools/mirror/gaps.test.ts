import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { findGaps } from './gaps.mjs'

const folders: string[] = []
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })))

const exportsMap = (doors: Readonly<Record<string, string>>) =>
  JSON.stringify({
    exports: Object.fromEntries(Object.entries(doors).map(([door, source]) => [door, { '@prilavok/source': source }])),
  })

/** A small project in which everything agrees. */
const whole: Readonly<Record<string, string>> = {
  'packages/core/package.json': exportsMap({ './cart': './src/cart/index.ts' }),
  'packages/core/src/cart/index.ts': "export const CART_KEY = 'prilavok.cart'",
  'SECURITY.md': 'The cart is kept under `prilavok.cart`.',
  'packages/core/src/lib/store.ts': '',
  'packages/react/src/cart/use-cart.ts': '',
  'packages/widgets/src/mounts.ts':
    "defineMount<Props>({ name: 'cart-button', load: () => import('./cart/cart-button') })",
  'packages/widgets/src/labels/ru.ts': '',
  'packages/contracts/package.json': exportsMap({ './cart': './src/cart.ts' }),
  'packages/contracts/src/cart.ts': '',
  'packages/contracts/src/cart.wire.ts': '',
  'docs/features/README.md': '[cart](cart.md)',
  'docs/features/cart.md': 'The widget `cart-button` adds a good.',
}

function gapsOf(files: Readonly<Record<string, string | null>>) {
  const root = mkdtempSync(join(tmpdir(), 'prilavok-mirror-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    if (text === null) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return findGaps(root)
}

describe('the mirror', () => {
  it('finds nothing where everything agrees', () => {
    expect(gapsOf(whole)).toEqual([])
  })

  it.each([
    [
      'a room without a page',
      { 'docs/features/cart.md': null, 'docs/features/README.md': '' },
      [
        'The room "cart" has no page docs/features/cart.md.',
        'docs/features/cart.md does not describe the widget `cart-button`.',
      ],
    ],
    [
      'a page without a room',
      { 'docs/features/city.md': '' },
      [
        'docs/features/city.md describes a room that core does not have.',
        'docs/features/README.md does not link to city.md.',
      ],
    ],
    [
      'a room without a door',
      { 'packages/core/package.json': exportsMap({}) },
      ['packages/core/package.json has no door "./cart" to ./src/cart/index.ts.'],
    ],
    [
      'a door to nothing',
      {
        'packages/core/package.json': exportsMap({ './cart': './src/cart/index.ts', './city': './src/city/index.ts' }),
      },
      ['packages/core/package.json opens "./city", but ./src/city/index.ts does not exist.'],
    ],
    [
      'a folder upstairs without a room',
      { 'packages/widgets/src/basket/basket.tsx': '' },
      ['packages/widgets/src/basket has no room of its name in core.'],
    ],
    [
      'endpoints without a door',
      { 'packages/contracts/package.json': exportsMap({}) },
      ['packages/contracts/package.json has no door "./cart" to ./src/cart.ts.'],
    ],
    [
      'a storage key that SECURITY.md does not name',
      { 'SECURITY.md': '' },
      ['SECURITY.md does not name the storage key `prilavok.cart`.'],
    ],
    [
      'a widget that no page describes',
      { 'docs/features/cart.md': 'Nothing here.' },
      ['docs/features/cart.md does not describe the widget `cart-button`.'],
    ],
  ])('names %s', (_, change, gaps) => {
    expect(gapsOf({ ...whole, ...change })).toEqual(gaps)
  })
})
