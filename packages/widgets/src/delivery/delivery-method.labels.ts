export const deliveryMethodRu = {
  legend: 'Способ получения',
  pickup: 'Самовывоз',
  pickupHelp: 'Из пункта выдачи или постамата',
  courier: 'Курьером',
  courierHelp: 'До двери по вашему адресу',
}

export type DeliveryMethodLabels = typeof deliveryMethodRu
