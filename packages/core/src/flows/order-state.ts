import type { PaymentOptionId, PickupPoint, WizardStep } from '@prilavok/contracts'
import { geoUsedOnce, type DevicePlace } from '../city'
import { chosenPoint } from '../delivery'
import type { KeyValueStorage } from '../effects'
import type { CheckoutRooms } from './checkout-rooms'

/** The state of the order over all rooms, in the words of the specification (CHK-39). */
export interface OrderStateView {
  readonly orderInProcessId: string | null
  /** Cards are taken on the site (flag `OnlinePayment`). */
  readonly paymentFeatureIsEnabled: boolean
  readonly tinkoffInstallmentFeatureIsEnabled: boolean
  readonly addressDeliveryFeatureIsEnabled: boolean
  readonly lastStep: WizardStep | null
  /** The next visit begins at the last step (CHK-36). */
  readonly isReturningToStepEnabled: boolean
  readonly preselectedPaymentMethod: PaymentOptionId | null
  /** The device was asked in this session, or nobody may ask it (CITY-26). */
  readonly geoUsedOnce: boolean
  readonly geoCoords: DevicePlace | null
  readonly pickpoint: PickupPoint | null
}

/** The order's state as it is now; it holds a place, so it is for the page and not for logs. */
export function orderStateOf(
  { city, delivery, flags, order }: CheckoutRooms,
  session: KeyValueStorage,
): OrderStateView {
  const { id, lastStep, returning, preselectedPayment } = order.state.getState()
  const { OnlinePayment, TinkoffInstallment, AddressDelivery } = flags.state.getState()
  return {
    orderInProcessId: id,
    paymentFeatureIsEnabled: OnlinePayment,
    tinkoffInstallmentFeatureIsEnabled: TinkoffInstallment,
    addressDeliveryFeatureIsEnabled: AddressDelivery,
    lastStep,
    isReturningToStepEnabled: returning,
    preselectedPaymentMethod: preselectedPayment,
    geoUsedOnce: geoUsedOnce(session),
    geoCoords: city.state.getState().device,
    pickpoint: chosenPoint(delivery.state.getState()),
  }
}
