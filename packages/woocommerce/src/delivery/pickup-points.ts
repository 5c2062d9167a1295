import type { City } from '../city/city.types'
import type { Shop } from '../shop'
import { carrierOf, isPickupMethod } from './rates'
import { zoneOfCity } from './zone-of-city'

/** A place where buyers of a city pick up their orders. */
interface PointFacts {
  readonly carrier: string
  readonly name: string
  readonly address: string
  readonly city: City
  readonly takesCash: boolean
}

/** A pickup point of the contract. WooCommerce has no coordinates, so it has those of the city. */
export const pickPointOf = ({ carrier, name, address, city, takesCash }: PointFacts) => ({
  id: carrier,
  address,
  brand: null,
  type: 'PickPoint',
  transportCompany: carrier,
  transportCompanyName: name,
  latitude: city.latitude,
  longitude: city.longitude,
  phone: null,
  email: null,
  recommended: false,
  payment: takesCash ? 'CashAndMaybeCard' : 'NoPayment',
  isSecondary: false,
  additionalDays: null,
  maxWeightKg: null,
  mondayWorkingTime: null,
  tuesdayWorkingTime: null,
  wednesdayWorkingTime: null,
  thursdayWorkingTime: null,
  fridayWorkingTime: null,
  saturdayWorkingTime: null,
  sundayWorkingTime: null,
  howToFind: null,
  // WooCommerce knows no zone of a point: whether it is open now is not said.
  timeZone: null,
})

/** Whether orders that go this way may be paid on delivery. */
export async function takesCash(shop: Pick<Shop, 'gateways'>, method: string, rateId: string): Promise<boolean> {
  const { options } = await shop.gateways()
  const cash = options.find(({ option }) => option === 'PayOnDelivery')
  return cash !== undefined && isFor(cash, method, rateId)
}

/** Whether a payment option is for a shipping method: WooCommerce names its kind or the very method. */
export const isFor = ({ onlyFor }: { readonly onlyFor: readonly string[] }, method: string, rateId: string): boolean =>
  onlyFor.length === 0 || onlyFor.some((name) => name === method || name === rateId)

/** The pickup points of a city: local pickup of its shipping zone, at the address of the shop. */
export async function pointsOf(shop: Shop, city: City) {
  const zone = zoneOfCity(await shop.zones(), city)
  const methods = (zone?.methods ?? []).filter(({ type }) => isPickupMethod(type))
  if (methods.length === 0) return []
  const address = (await shop.address()) || city.name
  return Promise.all(
    methods.map(async ({ type, instanceId, title }) => {
      const rateId = `${type}:${instanceId}`
      const facts = { carrier: carrierOf(rateId), name: title, address, city }
      return pickPointOf({ ...facts, takesCash: await takesCash(shop, type, rateId) })
    }),
  )
}
