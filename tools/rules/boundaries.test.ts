import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'

type Files = Readonly<Record<string, string>>

/** By rule: small workspaces below `packages`, in each of which the first file breaks the rule and no other. */
const BROKEN_BY_RULE: Readonly<Record<string, readonly Files[]>> = {
  layers: [
    {
      'core/src/cart/cart.store.ts': "export { CartPanel } from '@prilavok/widgets'",
      'widgets/src/index.ts': "export const CartPanel = 'cart-panel'",
    },
    {
      'ui/src/badge/badge.test.ts': "export { cart } from '@prilavok/core'",
      'core/src/index.ts': 'export const cart = 1',
    },
  ],
  features: [
    {
      'core/src/cart/cart.store.ts': "export { cities } from '../city'",
      'core/src/city/index.ts': 'export const cities = 1',
    },
    {
      'core/src/lib/latest.ts': "export { cities } from '../city'",
      'core/src/city/index.ts': 'export const cities = 1',
    },
    {
      'widgets/src/cart/panel.tsx': "export { CityPicker } from '../city/city-picker'",
      'widgets/src/city/city-picker.tsx': 'export const CityPicker = 1',
      'widgets/src/checkout/page.tsx': "export { CityPicker } from '../city/city-picker'",
    },
    {
      'widgets/src/checkout/page.tsx': "export { Wishlist } from '../wishlist/wishlist'",
      'widgets/src/wishlist/wishlist.tsx': 'export const Wishlist = 1',
    },
  ],
  'entry-points': [
    {
      'core/src/flows/cart.flow.ts': "export { add } from '../cart/cart.rules'",
      'core/src/cart/cart.rules.ts': 'export const add = 1',
    },
    {
      'widgets/src/cart/panel.tsx': "export { add } from '../../../core/src/cart'",
      'core/src/cart/index.ts': 'export const add = 1',
    },
    {
      'demo-shop/src/pages/home.ts': "export { total } from '../../../shop-server/src/rules/total'",
      'shop-server/src/rules/total.ts': 'export const total = 1',
    },
  ],
  'demo-layers': [
    {
      'demo-shop/src/seeds/shelf.ts': "export { home } from '../pages/home'",
      'demo-shop/src/pages/home.ts': 'export const home = 1',
    },
  ],
  'core-top': [
    {
      'core/src/cart/cart.store.ts':
        "import type { SettingsInput } from '../create-shop'\n\nexport type Input = SettingsInput",
      'core/src/create-shop.ts': 'export type SettingsInput = object',
    },
    {
      'core/src/shop.ts': "import type { Experiments } from './experiments'\n\nexport type Shop = Experiments",
      'core/src/experiments/index.ts': 'export type Experiments = object',
    },
    {
      'core/src/city/city.settings.ts': "export { cities } from './city.store'",
      'core/src/city/city.store.ts': 'export const cities = 1',
    },
  ],
  'server-layers': [
    {
      'shop-server/src/rules/total.ts': "export { cart } from '../features/cart/cart'",
      'shop-server/src/features/cart/cart.ts': 'export const cart = 1',
    },
    {
      'shop-server/src/features/order/draft.ts': "export { session } from '../payment/session'",
      'shop-server/src/features/payment/session.ts': 'export const session = 1',
      'shop-server/src/flows/confirm.ts': "export { session } from '../features/payment/session'",
    },
  ],
  'staff-kit': [
    {
      'admin/src/kit/records/drafts.ts': "export { DataTable } from '../table/data-table'",
      'admin/src/kit/table/data-table.tsx': 'export const DataTable = 1',
    },
    {
      'admin/src/kit/form/record-form.tsx': "export { DataTable } from '../table/data-table'",
      'admin/src/kit/table/data-table.tsx': 'export const DataTable = 1',
    },
    {
      'admin/src/kit/table/data-table.tsx': "export { order } from '../../order/order.descriptor'",
      'admin/src/order/order.descriptor.ts': 'export const order = 1',
    },
    {
      'admin/src/kit/charts/bars.ts': "export { styled } from '../lib/styled'",
      'admin/src/kit/lib/styled.ts': 'export const styled = 1',
    },
  ],
  'staff-features': [
    {
      'admin/src/order/order-body.tsx': "export { customer } from '../customer/customer.descriptor'",
      'admin/src/customer/customer.descriptor.ts': 'export const customer = 1',
      'admin/src/app/menu.ts': "export { customer } from '../customer/customer.descriptor'",
    },
    {
      'admin/src/order/order-body.tsx': "export { menu } from '../app/menu'",
      'admin/src/app/menu.ts': 'export const menu = 1',
    },
  ],
  'no-cycles': [
    {
      'core/src/cart/cart.types.ts': "import type { Line } from './line.types'\n\nexport type Cart = readonly Line[]",
      'core/src/cart/line.types.ts': "import type { Cart } from './cart.types'\n\nexport type Line = Cart | string",
    },
  ],
  'no-unresolvable': [
    {
      'core/src/cart/cart.store.ts': "export { costs } from '@prilavok/contracts/no-such-entry'",
      'contracts/src/index.ts': 'export const costs = 1',
    },
  ],
  'fakes-only-in-tests': [
    {
      'core/src/cart/cart.store.ts': "export { createTestEffects } from '../testing'",
      'core/src/testing/index.ts': 'export const createTestEffects = 1',
    },
  ],
  'view-library': [
    {
      'core/src/cart/cart.store.ts': "export { useState } from 'react'",
    },
  ],
  'react-dom': [
    {
      'ui/src/box/box.tsx': "export { createPortal } from 'react-dom'",
    },
  ],
  'zod-in-contracts': [
    {
      'core/src/cart/wire.ts': "export * as z from 'zod/mini'",
    },
  ],
  'no-node-in-pages': [
    {
      'core/src/cart/file.ts': "export { readFileSync } from 'node:fs'",
    },
  ],
  'no-node-in-handlers': [
    {
      'woocommerce/src/http/file.ts': "export { createHash } from 'node:crypto'",
    },
  ],
  'woo-layers': [
    {
      'woocommerce/src/order/place.ts': "export { pay } from '../payment/pay'",
      'woocommerce/src/payment/pay.ts': 'export const pay = 1',
    },
    {
      'woocommerce/src/woo/client.ts': "export { pay } from '../payment/pay'",
      'woocommerce/src/payment/pay.ts': 'export const pay = 1',
    },
  ],
  'no-node-in-kit': [
    {
      'conformance/src/kit/file.ts': "export { readFileSync } from 'node:fs'",
    },
  ],
}
const BROKEN = Object.entries(BROKEN_BY_RULE).flatMap(([rule, all]) =>
  all.map((files) => [rule, Object.keys(files)[0] ?? '', files] as const),
)

interface Violation {
  readonly from: string
  readonly rule: { readonly name: string }
}

describe('imports', () => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'prilavok-imports-')))
  let violations: readonly Violation[] = []

  beforeAll(async () => {
    const write = (path: string, text: string) => {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, `${text}\n`)
    }
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
    BROKEN.forEach(([, , files], at) => {
      const packages = join(folder, `${at}`, 'packages')
      const scope = join(folder, `${at}`, 'node_modules/@prilavok')
      mkdirSync(scope, { recursive: true })
      for (const [path, text] of Object.entries(files)) write(join(packages, path), text)
      for (const name of readdirSync(packages)) {
        const exports = {
          '.': { '@prilavok/source': './src/index.ts' },
          './*': { '@prilavok/source': './src/*/index.ts' },
        }
        write(join(packages, name, 'package.json'), JSON.stringify({ name: `@prilavok/${name}`, exports }))
        symlinkSync(join(packages, name), join(scope, name), 'junction')
      }
    })
    const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
    const config = join(root, '.dependency-cruiser.cjs')
    const args = [program, '--config', config, '--output-type', 'json', ...BROKEN.map((_, at) => `${at}`)]
    const output = await new Promise<string>((resolve) =>
      execFile(process.execPath, args, { cwd: folder, maxBuffer: 1e8 }, (_, stdout) => resolve(stdout)),
    )
    violations = (JSON.parse(output) as { readonly summary: { readonly violations: readonly Violation[] } }).summary
      .violations
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it.each(BROKEN.map(([rule, breaks], at) => [rule, breaks, at] as const))(
    '%s refuses %s alone',
    (rule, breaks, at) => {
      const own = violations.filter(({ from }) => from.startsWith(`${at}/`))
      expect([...new Set(own.map(({ rule: { name } }) => name))]).toEqual([rule])
      expect(own.map(({ from }) => from)).toContain(`${at}/packages/${breaks}`)
      if (rule !== 'no-cycles') expect(own).toHaveLength(1)
    },
  )

  const { forbidden } = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as {
    readonly forbidden: readonly { readonly name: string; readonly comment: string }[]
  }

  it('have a fixture for every rule', () => {
    expect(new Set(Object.keys(BROKEN_BY_RULE))).toEqual(new Set(forbidden.map(({ name }) => name)))
  })

  it('are ruled for every package', () => {
    const known = forbidden.filter(({ name }) => name === 'layers').map(({ comment }) => comment.split(' ')[0])
    for (const name of readdirSync(join(root, 'packages'))) expect(known).toContain(name)
  })
})
