import { daysText } from '../lib/range-text'

/** Russian words of the delivery of a product. */
export const productDeliveryRu = {
  label: 'Доставка товара',
  city: 'Доставка в город',
  chooseCity: 'Выбрать город',
  change: 'Изменить',
  changeFrom: (city: string): string => `Город доставки: ${city}. Изменить`,
  cost: 'До пункта выдачи',
  /** UI-11, letter for letter. */
  free: 'БЕСПЛАТНО',
  unknownCost: 'посчитаем при оформлении',
  time: 'Срок',
  days: daysText,
  atOnce: 'Если оплатить сразу',
  onDelivery: 'Если оплатить при получении',
  cheaper: (amount: string): string => `дешевле на\u00a0${amount}`,
  canExamine: 'Можно осмотреть перед оплатой',
  big: 'Крупный груз: привезём машиной или в терминал',
}

/** The words of the delivery of a product that a page may replace. */
export type ProductDeliveryLabels = typeof productDeliveryRu

/** Russian words of how a product can be paid. */
export const payBannerRu = {
  onDelivery: 'Оплата при получении',
  onDeliveryText: 'Проверьте товар в пункте выдачи и заплатите там: картой или наличными',
  atOnce: 'Оплата сразу',
  atOnceText: 'Отправим товар после оплаты: картой, частями или по счёту',
}

/** The words of the payment banner that a page may replace. */
export type PayBannerLabels = typeof payBannerRu
