export const deliveryMethodRu = {
  legend: 'Способ получения',
  pickup: 'Самовывоз',
  pickupHelp: 'Из пункта выдачи или постамата',
  courier: 'Курьером',
  courierHelp: 'До двери по вашему адресу',
}

export type DeliveryMethodLabels = typeof deliveryMethodRu

export const deliveryMethodEn: DeliveryMethodLabels = {
  legend: 'How you receive it',
  pickup: 'Pickup',
  pickupHelp: 'From a pickup point or a parcel locker',
  courier: 'Courier',
  courierHelp: 'To your door',
}
