import { plural } from '@prilavok/core'

/** Russian words of the card of a customer. */
export const customerCardRu = {
  note: 'Для коллег',
  totals: {
    orders: 'Заказов',
    bought: 'Куплено',
    returned: 'Не выкуплено и возвращено',
    back: 'Возвращено денег',
    cancelled: 'Отменено',
  },
  boughtOf: (count: number, sum: string): string =>
    `${count} ${plural(count, { one: 'заказ', few: 'заказа', many: 'заказов' })} на ${sum}`,
  orders: 'Заказы',
  noOrders: 'Заказов ещё не было',
  order: (number: string): string => `№ ${number}`,
  allOrders: 'Все заказы',
  paid: (sum: string): string => `оплачено ${sum}`,
  drafts: 'Незавершённые заказы',
  draft: (pieces: number, percent: number): string => `${pieces} шт. в корзине, заполнено на ${percent} %`,
  requests: 'Заявки',
  callOn: (moment: string): string => `перезвонить ${moment}`,
  messages: 'Отзывы и вопросы',
  kinds: {
    productcomment: 'Отзыв о товаре',
    'user-product-questions': 'Вопрос о товаре',
    'store-feedback': 'Отзыв о магазине',
  } as Readonly<Record<string, string>>,
  score: (score: number): string => `оценка ${score}`,
  unanswered: 'Без ответа',
  sent: 'Отправлено покупателю',
  channels: { Email: 'Письмо', Sms: 'SMS' } as Readonly<Record<string, string>>,
  byHand: 'свой текст',
  notSent: 'Не ушло',
  addresses: 'Адреса доставки',
  toDoor: 'до двери',
  toPoint: 'пункт выдачи',
  times: (count: number): string => `${count} ${plural(count, { one: 'раз', few: 'раза', many: 'раз' })}`,
  newOrder: 'Оформить заказ',
  failed: 'Карточка не загрузилась',
  loading: 'Загружаю заказы и обращения…',
}

/** The words of the card of a customer in one language. */
export type CustomerCardLabels = typeof customerCardRu
