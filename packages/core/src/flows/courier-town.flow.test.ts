import { loadOrder, loadUserCity } from '@prilavok/contracts'
import { expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import { DRAFT, draft, keepOwn, startCheckout } from './checkout.fixture'

const NAMES: Readonly<Record<string, string>> = { tver: 'Тверь', tula: 'Тула' }

async function open(delivery: object = {}) {
  const test = createTestEffects()
  const page = startCheckout(test)
  page.always(loadUserCity, ({ params }) => ({
    type: 'HomeCity',
    paymentType: 'PaymentOnDelivery',
    showedCityId: params.id === '0' ? 'moscow' : params.id,
    showedCityName: NAMES[params.id] ?? 'Москва',
  }))
  page.always(loadOrder, () => draft({ delivery }))
  keepOwn(test)
  page.address.query.set('id', DRAFT)
  await page.flow.open()
  return { ...page, town: () => page.delivery.state.getState().address.city }
}

it('is that of the order from the moment the courier is chosen', async () => {
  const { town, delivery } = await open()
  expect(town()).toBe('')
  delivery.chooseMethod('courier')
  expect(town()).toBe('Москва')
})

it('follows the order until the buyer names another town', async () => {
  const { town, delivery, flow } = await open()
  delivery.chooseMethod('courier')
  await flow.chooseCity('tver')
  expect(town()).toBe('Тверь')
  delivery.editAddress('city', 'Торжок')
  await flow.chooseCity('tula')
  expect(town()).toBe('Торжок')
})

it('stays empty where the buyer clears it', async () => {
  const { town, delivery } = await open()
  delivery.chooseMethod('courier')
  delivery.editAddress('city', '')
  delivery.editAddress('street', 'ул. Мира')
  expect(town()).toBe('')
})

it('follows the order from a visit to the next, while pickup is chosen, too', async () => {
  const { town, delivery, flow } = await open({
    cityId: 'moscow',
    addressDeliveryCity: 'Москва',
    addressDeliveryStreet: 'ул. Мира',
  })
  expect(town()).toBe('Москва')
  await flow.chooseCity('tver')
  delivery.chooseMethod('courier')
  expect(town()).toBe('Тверь')
})
