import { plural } from '@prilavok/core'
import { daysText } from '../lib/range-text'

/** DELIV-24 where both bounds are known, else the one that is. Source: UI-12. */
const days = (from: number | null, to: number | null): string => {
  const text = daysText(from, to)
  return text === '' ? '' : `${text} в пути`
}

export const carrierListRu = {
  legend: 'Транспортная компания',
  days,
  /** DELIV-25. */
  storage: (count: number): string =>
    `бесплатное хранение ${count}\u00a0${plural(count, { one: 'день', few: 'дня', many: 'дней' })}`,
  /** DELIV-26 to DELIV-30, letter for letter. */
  cashOnDelivery: 'Оплата при получении',
  noCashOnDelivery: 'Нет оплаты при получении',
  prepaymentOnly: (name: string): string => `товар «${name}» нужно оплатить заранее`,
  /** DELIV-21. */
  free: 'БЕСПЛАТНО',
  unknownCost: 'Цену уточним',
  recommended: 'Рекомендуем',
  /** VALID-09. */
  error: 'Выберите транспортную компанию',
}

export type CarrierListLabels = typeof carrierListRu

export const courierAddressRu = {
  heading: 'Адрес доставки',
  /** DELIV-31, letter for letter. */
  notice: 'При доставке курьером нет оплаты при получении, а стоимость доставки обычно дороже',
  city: 'Город',
  street: 'Улица',
  house: 'Дом',
  apartment: 'Квартира',
  /** VALID-10, letter for letter. */
  error: 'Выберите пункт выдачи или укажите адресс доставки',
  cityError: 'Укажите город',
  streetError: 'Укажите улицу',
  houseError: 'Укажите дом',
  /** Shows the field of the city, for a place outside of it. */
  otherTown: 'Другой населённый пункт',
  toComment: 'Подъезд, этаж и код домофона — в комментарии к заказу',
}

export type CourierAddressLabels = typeof courierAddressRu

export const deliveryMethodRu = {
  legend: 'Способ получения',
  pickup: 'Самовывоз',
  pickupHelp: 'Из пункта выдачи или постамата',
  courier: 'Курьером',
  courierHelp: 'До двери по вашему адресу',
}

export type DeliveryMethodLabels = typeof deliveryMethodRu
