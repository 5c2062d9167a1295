import { defineResource, extendResource, featureResource } from '@prilavok/contracts/admin'
import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { describeResource } from '../kit/describe/describe'
import { Palette } from '../kit/palette/palette'
import { recordCalls } from '../kit/records/record-calls'
import { enumTitle } from '../kit/values/format'
import { useLabels, DescriptorContext } from '../kit/staff/staff-context'
import { json, staffFixture } from '../testing/staff-fixture'
import { createStaffPage } from './create-staff'

const coupon = describeResource(
  { ...featureResource, key: 'coupon', titles: { ru: 'Купоны', en: 'Coupons' } },
  {
    titleField: 'name',
    quick: [],
    columns: [{ field: 'name', kind: 'text' }],
    sections: [],
    fieldNames: { ru: { minTotal: 'Сумма заказа от' }, en: { minTotal: 'Order total from' } },
  },
)

it('a page adds resources of its own, after those of the shop', async () => {
  const { menu } = createStaffPage({ resources: [{ group: 'orders', descriptor: coupon }] }).staff
  const entry = menu.at(-1)
  expect(menu[0]?.key).toBe('order')
  expect(entry).toMatchObject({ key: 'coupon', group: 'orders', permission: 'feature' })
  expect(await entry?.load()).toBe(coupon)
})

const voucher = defineResource({
  key: 'giftVoucher',
  title: { ru: 'Сертификат', en: 'Voucher' },
  titles: { ru: 'Сертификаты', en: 'Vouchers' },
  roles: { Administrator: 'rwx' },
  fields: {
    code: { kind: 'text', title: { ru: 'Код', en: 'Code' }, max: 12, required: true },
    kind: { kind: 'enum', title: { ru: 'Вид', en: 'Kind' }, values: { Gift: { ru: 'Подарок', en: 'Gift' } } },
    cost: { kind: 'money', title: { ru: 'Цена', en: 'Cost' }, permission: 'read-purchase-price' },
    terms: { kind: 'html', title: { ru: 'Условия', en: 'Terms' } },
  },
  filters: ['kind'],
  bulk: ['kind'],
})

it('a declaration becomes a menu entry, a list and a form', async () => {
  const { menu } = createStaffPage({ resources: [voucher] }).staff
  const entry = menu.at(-1)
  expect(entry).toMatchObject({ key: 'giftVoucher', group: 'content', permission: 'giftVoucher' })
  const { columns, sections, quick, titleField, fieldNames, resource } = (await entry?.load()) ?? coupon
  expect(titleField).toBe('code')
  expect(columns.map(({ field }) => field)).toEqual(['code', 'kind', 'cost', 'createdOn', 'updatedOn'])
  expect(columns[2]).toMatchObject({ kind: 'money', permission: 'giftVoucher:read-purchase-price' })
  expect(sections.map(({ key, fields }) => [key, ...fields.map(({ field }) => field)])).toEqual([
    ['main', 'code', 'kind', 'cost'],
    ['texts', 'terms'],
    ['info', 'createdOn', 'updatedOn'],
  ])
  expect(quick).toEqual(['kind'])
  expect(fieldNames?.ru['terms']).toBe('Условия')
  expect(enumTitle('giftVoucher.kind', 'Gift', 'ru')).toBe('Подарок')
  expect(resource.listing).toMatchObject({ bulk: ['setKind', 'export'], names: { setKind: { ru: 'Вид' } } })
})

it('its records have names for the references of others', () => {
  expect(recordCalls('giftVoucher', [voucher]).list?.path).toBe('/api/admin/giftVoucher/preview')
  expect(recordCalls('giftVoucher').list).toBeUndefined()
})

it('a resource of the shop has the fields and tabs that a page adds', async () => {
  const load = () => Promise.resolve(() => null)
  const upkeep = extendResource({
    extends: 'manufacturer',
    fields: { upkeepMonths: { kind: 'number', title: { ru: 'Обслуживание', en: 'Upkeep' }, min: 1, isWhole: true } },
  })
  const parts = [{ key: 'visits', title: { ru: 'Визиты', en: 'Visits' }, load }]
  const { menu } = createStaffPage({ resources: [{ ...upkeep, parts }] }).staff
  const {
    sections,
    parts: shown,
    fieldNames,
  } = (await menu.find(({ key }) => key === 'manufacturer')?.load()) ?? coupon
  expect(sections.at(-1)).toMatchObject({ key: 'own', fields: [{ field: 'upkeepMonths', kind: 'number', min: 1 }] })
  expect(shown?.at(-1)).toMatchObject({ key: 'visits' })
  expect(fieldNames?.en['upkeepMonths']).toBe('Upkeep')
})

it('the palette leads to them', async () => {
  const { menu } = createStaffPage({ resources: [{ group: 'orders', descriptor: coupon }] }).staff
  const { Wing } = staffFixture(() => json({}), ['*'], { menu })
  render(
    <Wing>
      <Suspense>
        <Palette onClose={() => {}} />
      </Suspense>
    </Wing>,
  )
  fireEvent.change(await screen.findByRole('searchbox'), { target: { value: 'купо' } })
  expect(screen.getByRole('link', { name: 'Купоны' }).getAttribute('href')).toBe('/staff#/coupon')
})

it('a field is called what its resource calls it, then what several do, then by its own name', () => {
  function Names() {
    const nameOf = useLabels('fields')
    return ['minTotal', 'name', 'partnerCode'].map(nameOf).join(', ')
  }
  const { Wing } = staffFixture(() => json({}))
  const { container } = render(
    <Wing>
      <DescriptorContext value={coupon}>
        <Names />
      </DescriptorContext>
    </Wing>,
  )
  expect(container.textContent).toBe('Сумма заказа от, Название, Partner code')
})
