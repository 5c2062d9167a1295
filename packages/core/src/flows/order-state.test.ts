import { loadCityByLocation } from '@prilavok/contracts'
import { describe, expect, it, vi } from 'vitest'
import { GEO_USED_KEY } from '../city'
import { createTestEffects } from '../testing'
import { DRAFT, fillForm, startCheckout } from './checkout.fixture'
import { orderStateOf } from './explain.flow'

describe('the order over all features', () => {
  it('loads its code with the first request for it', async () => {
    const { flow } = startCheckout()
    expect(flow.orderState()).toBeNull()
    await vi.waitFor(() => expect([flow.orderState(), flow.explain()]).not.toContain(null))
  })

  it('[CHK-39] has all fields of the specification', async () => {
    const test = createTestEffects()
    test.device.at = { latitude: 55.7558, longitude: 37.6176 }
    const page = startCheckout(test)
    page.always(loadCityByLocation, () => ({ showedCityId: 'moscow', showedCityName: 'Москва' }))
    const orderState = () => orderStateOf(page.flow.features, page.effects.session)
    expect(orderState()).toEqual({
      orderInProcessId: null,
      paymentFeatureIsEnabled: false,
      tinkoffInstallmentFeatureIsEnabled: false,
      addressDeliveryFeatureIsEnabled: false,
      lastStep: null,
      isReturningToStepEnabled: false,
      preselectedPaymentMethod: null,
      geoUsedOnce: false,
      geoCoords: null,
      pickpoint: null,
    })
    await page.flow.open()
    await vi.waitFor(() => expect(page.effects.session.read(GEO_USED_KEY)).toBe('1'))
    await fillForm(page)
    await Promise.all([page.flags.check('OnlinePayment'), page.flags.check('TinkoffInstallment')])
    page.order.leaveForPayment('PayViaYooKassa')
    expect(orderState()).toMatchObject({
      orderInProcessId: DRAFT,
      paymentFeatureIsEnabled: true,
      tinkoffInstallmentFeatureIsEnabled: true,
      addressDeliveryFeatureIsEnabled: true,
      lastStep: 'orderConfirmation',
      isReturningToStepEnabled: true,
      preselectedPaymentMethod: 'PayViaYooKassa',
      geoUsedOnce: true,
      geoCoords: { latitude: 55.7558, longitude: 37.6176 },
      pickpoint: { id: '1', address: 'ул. Ленина, 1' },
    })
  })
})
