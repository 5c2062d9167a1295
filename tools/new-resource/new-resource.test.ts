import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeCall } from '../new-call/write-call.mjs'
import { copyProject } from '../new-feature/project-copy'
import { writeResource } from './write-resource.mjs'

interface OpenApi {
  readonly paths: Readonly<Record<string, unknown>>
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> }
}

/** A compiler within a test, on a machine that may be busy. */
const SLOW_MS = 240_000

let project: ReturnType<typeof copyProject>
let resource: ReturnType<typeof writeResource>
let call: ReturnType<typeof writeCall>
beforeAll(() => {
  project = copyProject()
  resource = writeResource(project.copy, 'gift-coupon', { group: 'orders', title: 'Купон', titles: 'Купоны' })
  call = writeCall(project.copy, 'shop-hours')
}, SLOW_MS)
afterAll(() => project.remove())

const text = (path: string) => readFileSync(join(project.copy, path), 'utf8')

it('a resource is in the contract, the menu, the server and its tables under its own names', () => {
  expect(text('packages/admin/src/app/menu.ts')).toContain("entry(giftCouponNames, 'orders', () =>")
  expect(text('packages/contracts/src/admin/gift-coupon.ts')).toContain("titles: { ru: 'Купоны', en: 'Gift coupons' }")
  expect(text('packages/shop-server/src/db/migrations/index.ts')).toMatch(
    /'(?!001)\d{3}-gift-coupon': recordTable\('gift_coupon', \{/,
  )
  for (const path of [...resource.written, ...resource.changed, ...call.written])
    expect(text(path)).not.toMatch(/sample[-_ ]?(record|call)/i)
})

it('a newcomer has eight files to know for a resource, and five for a call', () => {
  const files = ({ written, changed }: typeof resource) => [...written, ...changed]
  expect(files(resource)).toHaveLength(8)
  expect(files(call)).toHaveLength(5)
})

it('both are in OpenAPI', { timeout: SLOW_MS }, () => {
  const { status, output } = project.run('packages/contracts/openapi/generate.mjs')
  expect({ status, output }).toEqual({ status: 0, output: '' })
  const [forBuyers, forStaff] = ['openapi.json', 'openapi.admin.json'].map(
    (name) => JSON.parse(text(`packages/contracts/${name}`)) as OpenApi,
  )
  expect(forBuyers?.paths).toHaveProperty(['/api/shop-hours/{id}', 'get'])
  expect(forBuyers?.components.schemas).toHaveProperty('ShopHours')
  expect(forStaff?.paths).toHaveProperty(['/api/admin/giftCoupon/preview', 'get', 'parameters'])
  expect(forStaff?.components.schemas).toHaveProperty('GiftCouponEdition')
})

it('a call is in the contract and on the server', () => {
  expect(text('packages/contracts/src/index.ts')).toContain("export * from './shop-hours'\n")
  expect(text('packages/shop-server/src/app/api.ts')).toContain('  ...shopHoursRoutes,\n')
})

it(
  'what was written compiles with the lists that name it',
  () => {
    const all = [...resource.written, ...resource.changed, ...call.written, ...call.changed]
    const files = all.filter((path: string) => path.endsWith('.ts'))
    expect(project.compile([...files, 'packages/*/src/**/*.d.ts'], ['react', 'node'])).toEqual({
      status: 0,
      output: '',
    })
  },
  SLOW_MS,
)

it('nothing is written over another one, and no name is taken that cannot be one', () => {
  expect(() => writeResource(project.copy, 'gift-coupon')).toThrow('exists already')
  expect(() => writeResource(project.copy, 'kit')).toThrow('cannot name a resource')
  expect(() => writeResource(project.copy, 'voucher', { group: 'else' })).toThrow('is no group of the menu')
  expect(() => writeCall(project.copy, 'Shop')).toThrow('cannot name a call')
})
