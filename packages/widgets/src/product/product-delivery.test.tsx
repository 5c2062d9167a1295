import { loadCitiesToPick, loadProductDelivery } from '@prilavok/contracts'
import type { TestEffects } from '@prilavok/core/testing'
import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { deliveryInfo, productFields, scriptProductPage } from '../testing/product-page'
import { showInShop } from '../testing/show-in-shop'
import { productDeliveryRu } from './delivery.labels'
import { PayBanner } from './pay-banner'
import { productDeliveryEn } from './product.labels.en'
import { ProductDelivery } from './product-delivery'

async function show(info: object = {}, script: (test: TestEffects) => void = () => {}) {
  const page = showInShop(
    <>
      <ProductDelivery />
      <PayBanner />
    </>,
    {
      script(test) {
        scriptProductPage(test)
        test.always(loadProductDelivery, () => ({ ...deliveryInfo, ...info }))
        script(test)
      },
    },
  )
  await page.settle()
  return page
}
const block = () => screen.getByRole('region', { name: 'Доставка товара' })

describe('the delivery of a product', () => {
  it('names city, cost, days and what paying at once saves [PRODUCT-32]', async () => {
    await show()
    expect(block().textContent).toMatch(/Москва.*До пункта выдачи260\s₽.*2–4\sдня.*11\s875\s₽.*625\s₽/)
    expect(block().textContent).toContain('Можно осмотреть перед оплатой')
  })

  it('is free in capital letters [UI-11]', async () => {
    await show({ freeDelivery: true, cost: null })
    expect(block().textContent).toContain('БЕСПЛАТНО')
  })

  it.each([
    [2, 4, '2–4\u00a0дня', '2–4'],
    [2, null, 'от 2\u00a0дней', 'from 2'],
    [null, 4, 'до 4\u00a0дней', 'up to 4'],
    [3, 3, '3\u00a0дня', '3'],
  ])('takes from %j to %j days: %s [UI-12]', (from, to, russian, english) => {
    expect(productDeliveryRu.days(from, to)).toBe(russian)
    expect(productDeliveryEn.days(from, to)).toBe(`${english}\u00a0days`)
  })

  it('says nothing of days that nobody knows [UI-12]', async () => {
    expect(productDeliveryRu.days(null, null)).toBe('')
    await show({ daysTravelTimeFrom: null, daysTravelTimeTo: null })
    expect(block().textContent).not.toContain('Срок')
  })

  it('is loaded anew for another city, chosen in a dialog [PRODUCT-17] [PRODUCT-37]', async () => {
    const page = await show({}, (test) => {
      test.always(loadCitiesToPick, () => ({ items: [], popular: [{ id: 'tver', name: 'Тверь', population: 1 }] }))
    })
    fireEvent.click(screen.getByRole('button', { name: 'Город доставки: Москва. Изменить' }))
    await page.settle()
    await page.settle()
    fireEvent.click(screen.getByRole('button', { name: /Тверь/ }))
    await page.settle()
    expect(screen.getByRole('button', { name: 'Город доставки: Тверь. Изменить' })).toBeTruthy()
    expect(page.callsOf(loadProductDelivery).map(({ input }) => input.params.cityId)).toEqual(['moscow', 'tver'])
  })

  it('keeps the city and loses the values after a failure, without a word [PRODUCT-38]', async () => {
    await show({}, (test) => test.refuse(loadProductDelivery, { kind: 'network' }))
    expect(block().textContent).toBe('Доставка в городМосква')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('of a big product goes by lorry [PRODUCT-24]', async () => {
    await show({}, (test) => scriptProductPage(test, { ...productFields, productWeight: '61' }))
    expect(block().textContent).toContain('Крупный груз')
  })
})

describe('the payment banner', () => {
  it.each([
    ['Available', 'Оплата при получении'],
    ['CheaperThan2000', 'Оплата сразу'],
  ])('of %s says %j [PRODUCT-20]', async (cashOnDeliveryAvailability, text) => {
    const { container } = await show({ cashOnDeliveryAvailability })
    expect(container.querySelector('.pk-pay-banner b')?.textContent).toBe(text)
  })

  it('is none before the delivery is known [PRODUCT-20]', async () => {
    let respond: (value: unknown) => void = () => {}
    const { container, settle } = await show({}, (test) => {
      respond = test.hold(loadProductDelivery).respond
    })
    expect(container.querySelector('.pk-pay-banner')).toBeNull()
    await act(async () => respond(deliveryInfo))
    await settle()
    expect(container.querySelector('.pk-pay-banner')).not.toBeNull()
  })
})
