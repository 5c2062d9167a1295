import type { ResponseOf } from '../lib/answer'
import { makePoints } from './bench-points'
import { shopAnswers } from './shop'

const HOURS = {
  mondayWorkingTime: '09:00-21:00',
  tuesdayWorkingTime: '09:00-21:00',
  wednesdayWorkingTime: '09:00-21:00',
  thursdayWorkingTime: '09:00-21:00',
  fridayWorkingTime: '09:00-21:00',
  saturdayWorkingTime: '10:00-18:00',
  sundayWorkingTime: null,
}
const SAVED = { id: 'draft', version: 2, savedOn: '2026-11-01T00:00:00Z' }
const DRAFT = { id: 'draft', version: 1, cart: [], customer: {}, delivery: {}, updatedOn: '2026-11-01T00:00:00Z' }
const CITY = {
  type: 'CityWithPickPoint',
  paymentType: 'PaymentOnDelivery',
  showedCityId: 'moscow',
  showedCityName: 'Москва',
}

/** All that a carrier says of so many points. */
const costs = (count: number) => ({
  transportCompaniesDeliveryInfo: {
    Cdek: {
      transportCompany: 'Cdek',
      transportCompanyName: 'СДЭК',
      cost: 350,
      recommended: true,
      cashOnDeliveryAvailability: 'Available',
      daysTravelTimeFrom: 2,
      daysTravelTimeTo: 4,
      storagePeriodInDays: 7,
      pickPoints: makePoints(count).map((point, at) => ({
        ...point,
        ...HOURS,
        type: at % 4 === 0 ? 'Postamat' : 'PickPoint',
        transportCompany: 'Cdek',
        transportCompanyName: 'СДЭК',
        phone: '+79450000000',
        recommended: at === 7,
        payment: at % 3 === 0 ? 'CashAndMaybeCard' : 'CashAndCard',
        howToFind: 'Вход со двора, под синим козырьком.',
      })),
    },
  },
  transportCompaniesDeliveryInfoToDoor: {},
  discount: null,
  discountToDoor: null,
  city: null,
})

/** The shop server's answers for an order page whose carrier has so many points in the city. */
export const orderAnswers = (count: number) => {
  const all = JSON.stringify(costs(count))
  return (): ResponseOf => {
    const shop = shopAnswers()
    return (call) => {
      const { method, path } = call
      if (path === '/api/order-in-process') return { body: SAVED }
      if (/^\/api\/order-in-process\/[^/]+$/.test(path)) return { body: method === 'GET' ? DRAFT : SAVED }
      if (path.endsWith('/purchase-types')) return { body: { items: {} } }
      if (path.startsWith('/api/userCity/')) return { body: CITY }
      if (path.startsWith('/api/delivery/delivery-costs')) return { body: all }
      if (path.startsWith('/api/feature/')) return { body: true }
      if (path === '/api/analytics') return { status: 204, body: '' }
      return shop(call)
    }
  }
}
