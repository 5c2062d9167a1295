import { dayText } from '../lib/day-text'

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
  orderStates: {
    New: 'Новый',
    AwaitingConfirmation: 'Ожидает подтверждения',
    Confirmed: 'Подтверждён',
    AwaitingPayment: 'Ожидает оплаты',
    Paid: 'Оплачен',
    AwaitingSupply: 'Ожидает поставки',
    Assembling: 'Комплектуется',
    ReadyToShip: 'Готов к отгрузке',
    Shipped: 'Передан в транспортную компанию',
    AtPickPoint: 'Прибыл в пункт выдачи',
    Delivered: 'Получен',
    Completed: 'Завершён',
    CancelledByCustomer: 'Отменён покупателем',
    CancelledByShop: 'Отменён магазином',
    CancelledAutomatically: 'Отменён автоматически',
    Refused: 'Отказ при получении',
    Returning: 'Возвращается',
    Returned: 'Возвращён',
  },
}

/** The words of a buyer who has logged in, which a page may replace. */
export type SignedInLabels = typeof signedInRu
