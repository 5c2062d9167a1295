import { featureResource } from '@prilavok/contracts/admin'
import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { describeResource } from '../kit/describe/describe'
import { Palette } from '../kit/palette/palette'
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
