import type { CityRoom, CityState } from '@prilavok/core/city'
import type { CompanyRoom, CompanyState } from '@prilavok/core/company'
import type { Contacts, ContactsState } from '@prilavok/core/contacts'
import type { Delivery, DeliveryState } from '@prilavok/core/delivery'
import { checkoutFlow, type CheckoutFlow } from '@prilavok/core/flows'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

const useRooms = () => useShop().use(checkoutFlow)

/** Who orders and who receives. */
export function useContacts(): ContactsState & Omit<Contacts, 'state' | 'restore'> {
  const { state, restore: _, ...actions } = useRooms().rooms.contacts
  return { ...useStore(state), ...actions }
}

/** How the order reaches the buyer. */
export function useDelivery(): DeliveryState &
  Omit<Delivery, 'state' | 'restore' | 'setCity' | 'refresh' | 'browse'> & {
    readonly retry: () => Promise<void>
    readonly hasCourier: boolean
  } {
  const { rooms, retryCosts } = useRooms()
  const { state, restore: _, setCity: _city, refresh: _refresh, browse: _browse, ...actions } = rooms.delivery
  const hasCourier = useStore(rooms.flags.state, ({ AddressDelivery }) => AddressDelivery)
  return { ...useStore(state), ...actions, retry: retryCosts, hasCourier }
}

/** The city of the order, and the look-up of another one. */
export function useCity(): CityState &
  Pick<CheckoutFlow, 'chooseCity'> & { readonly searchFor: CityRoom['search']; readonly orderId: string | null } {
  const { rooms, chooseCity } = useRooms()
  const orderId = useStore(rooms.order.state, ({ id }) => id)
  return { ...useStore(rooms.city.state), searchFor: rooms.city.search, chooseCity, orderId }
}

/** Whom the invoice is made out to. */
export function useCompany(): CompanyState & Omit<CompanyRoom, 'state' | 'restore'> {
  const { state, restore: _, ...actions } = useRooms().rooms.company
  return { ...useStore(state), ...actions }
}
