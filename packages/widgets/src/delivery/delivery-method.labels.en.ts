import type { DeliveryMethodLabels } from './delivery-method.labels'

export const deliveryMethodEn: DeliveryMethodLabels = {
  legend: 'How you receive it',
  pickup: 'Pickup',
  pickupHelp: 'From a pickup point or a parcel locker',
  courier: 'Courier',
  courierHelp: 'To your door',
}
