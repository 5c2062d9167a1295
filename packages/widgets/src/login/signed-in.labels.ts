import { dayText } from '../lib/day-text'
import { orderStatusesRu } from '../lib/order-statuses.labels'

/** Russian words of a buyer who has logged in. */
export const signedInRu = {
  signedInAs: (who: string): string => `Вы вошли как ${who}`,
  /** Of a phone that the shop knows no customer of yet. */
  signedIn: 'Вы вошли',
  logOut: 'Выйти',
  notLoggedOut: 'Не удалось выйти. Попробуйте ещё раз.',
  orders: 'Ваши заказы',
  noOrders: 'Заказов с этим номером телефона пока нет.',
  ordersFailed: 'Не удалось загрузить заказы.',
  again: 'Повторить',
  orderNumber: (number: string): string => `Заказ № ${number}`,
  orderDay: (iso: string): string => dayText(iso, 'ru'),
  trackNumber: (number: string): string => `трек-номер ${number}`,
  due: (sum: string): string => `осталось оплатить ${sum}`,
  statuses: orderStatusesRu,
}

/** The words of a buyer who has logged in, which a page may replace. */
export type SignedInLabels = typeof signedInRu
