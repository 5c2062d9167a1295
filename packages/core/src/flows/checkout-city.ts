import type { Shop } from '../shop'
import type { CheckoutFeatures } from './checkout-features'
import { locateDevice } from './geolocation.flow'

/** The city that an order goes to. */
export interface CheckoutCity {
  /** The buyer has chosen a city. */
  readonly choose: (id: string) => Promise<void>
  /** Takes the city of the draft, or where it has none the visitor's; then that of the device, where nothing says more. */
  readonly settle: (draftCityId: string | null) => Promise<void>
}

/** Brings the city, the costs of delivering there and the place of the buyer's device together. */
export function createCheckoutCity(shop: Shop, { city, delivery, order }: CheckoutFeatures): CheckoutCity {
  /** The place of the device helps only in its own city. */
  const deviceIn = (id: string) => {
    const { device } = city.state.getState()
    return device?.cityId === id ? device : null
  }
  const goTo = async (id: string, take: (id: string) => Promise<unknown>) => {
    const draft = order.state.getState().id
    if (draft !== null) await Promise.all([take(id), delivery.setCity(id, draft, deviceIn(id))])
  }
  /** A point or an address says more of where the order goes than the device does. */
  const isOpen = () => {
    const { pickupPointId, address } = delivery.state.getState()
    return pickupPointId === null && address.street === ''
  }
  const findDevice = async () => {
    if (!isOpen()) return
    const found = await locateDevice(shop, city, isOpen)
    if (found?.city != null) await goTo(found.city.id, async () => found)
  }
  return {
    choose: (id) => goTo(id, city.choose),
    async settle(draftCityId) {
      const id = draftCityId ?? (await city.locate())?.city?.id ?? null
      if (id !== null) await goTo(id, city.take)
      void findDevice()
    },
  }
}
