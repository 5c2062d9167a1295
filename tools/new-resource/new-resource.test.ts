import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { writeCall } from '../new-call/write-call.mjs'
import { copyProject } from '../new-feature/project-copy'
import { writeResource } from './write-resource.mjs'

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
  expect(text('packages/admin/src/app/menu.ts')).toContain("entry('giftCoupon', 'orders', () =>")
  expect(text('packages/contracts/src/admin/resource-names.ts')).toContain(
    "titles: { ru: 'Купоны', en: 'Gift coupons' }",
  )
  const migration = resource.written.find((path: string) => path.includes('migrations')) ?? ''
  expect(text(migration)).toContain('create table gift_coupon (')
  const number = /(\d{3})-gift-coupon/.exec(migration)?.[1]
  expect(text('packages/shop-server/src/db/migrations/index.ts')).toContain(`'${number}-gift-coupon': giftCoupon,`)
  for (const path of [...resource.written, ...resource.changed, ...call.written])
    expect(text(path)).not.toMatch(/sample[-_ ]?(record|call)/i)
})

it('a call is in the contract, in OpenAPI and on the server', () => {
  expect(text('packages/contracts/openapi/differences.json')).toContain('paths/~1api~1shop-hours~1{id}')
  expect(text('packages/contracts/src/openapi/document.ts')).toContain('  shopHours,\n')
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
