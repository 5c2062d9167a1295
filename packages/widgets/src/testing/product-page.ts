import {
  calculateSplitPayment,
  loadCityCompetitorPrices,
  loadCompetitorPrices,
  loadCrossSales,
  loadFlag,
  loadProductDelivery,
  loadProductRelations,
  loadUserCity,
} from '@prilavok/contracts'
import { PRODUCT_ELEMENT } from '@prilavok/core/product'
import type { TestEffects } from '@prilavok/core/testing'

export const productFields = {
  productId: 'p1',
  productName: 'Краска «Снежок», 10 л',
  productPrice: '12500',
  productAvailable: 'True',
  productWeight: '12',
  productCommentsCount: '7',
}

export const deliveryInfo = {
  freeDelivery: false,
  cost: 260,
  discountedPrice: 11_875,
  discount: 625,
  daysTravelTimeFrom: 2,
  daysTravelTimeTo: 4,
  cashOnDeliveryAvailability: 'Available',
  examinationIsAvailable: true,
}

const city = (id: string, name: string) => ({
  type: 'CityWithPickPoint',
  paymentType: 'PaymentOnDelivery',
  showedCityId: id,
  showedCityName: name,
})

/** A product page of a visitor in Moscow. */
export function scriptProductPage(test: TestEffects, fields: Readonly<Record<string, string>> = productFields): void {
  test.page.fields.set(PRODUCT_ELEMENT, fields)
  test.always(loadFlag, () => false)
  test.always(loadUserCity, ({ params }) => (params.id === 'tver' ? city('tver', 'Тверь') : city('moscow', 'Москва')))
  test.always(loadProductDelivery, () => deliveryInfo)
  test.always(loadCityCompetitorPrices, () => ({ status: 'NothingToShow', offers: [] }))
  test.always(loadCompetitorPrices, () => ({ status: 'NothingToShow', offers: [] }))
  test.always(calculateSplitPayment, () => ({ items: [], total: 0, removed: [] }))
  test.always(loadCrossSales, () => ({ categories: [] }))
  test.always(loadProductRelations, () => ({ categories: [] }))
}
