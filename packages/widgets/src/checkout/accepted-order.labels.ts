import { orderStatusesRu } from '../lib/order-statuses.labels'
import { dayText } from '../lib/day-text'

export const acceptedOrderRu = {
  /** CHK-57 to CHK-59, letter for letter. */
  heading: 'Мы приняли ваш заказ!',
  callback: 'Обычно менеджер перезванивает в течение 3 часов или на следующий рабочий день.',
  cancelled: 'Заказы с оплатой при получении, которые не удалось подтвердить по телефону, отменяются автоматически.',
  number: (number: string): string => `Номер заказа ${number}`,
  /** The document's title. */
  title: (number: string): string => (number === '' ? 'Заказ принят' : `Заказ № ${number} принят`),
  underpaid: (paid: string, total: string, due: string): string =>
    `Оплачено ${paid} из ${total}: корзина изменилась, пока шла оплата. Осталось доплатить ${due} — менеджер подскажет как. Платить за весь заказ ещё раз не нужно.`,
  next: 'Что дальше',
  questions: 'Остались вопросы?',
  chat: 'Написать в чат',
  home: 'Вернуться на главную',
  /** The link to this order. */
  link: 'Ссылка на заказ',
  linkHelp: 'Откроет этот заказ и его статус в этом браузере.',
  from: (day: string): string => `от ${day}`,
  day: (iso: string): string => dayText(iso, 'ru'),
}

/** The words of the confirmation that a page may replace. */
export type AcceptedOrderLabels = typeof acceptedOrderRu

/** Russian words of whether an order is paid, and of what comes next. */
export const orderOutcomeRu = {
  paid: (sum: string): string => `Оплачено ${sum}`,
  free: 'Платить ничего не нужно',
  credit: (sum: string): string => `Банк одобрил покупку в кредит или рассрочку на ${sum}`,
  /** Where it is known which of them it is. */
  partsApproved: (sum: string): string => `Покупка частями на ${sum} одобрена`,
  instalmentApproved: (sum: string): string => `Банк одобрил рассрочку на ${sum}`,
  creditApproved: (sum: string): string => `Банк одобрил кредит на ${sum}`,
  onDelivery: (sum: string): string => (sum === '' ? 'Оплата при получении' : `К оплате при получении: ${sum}`),
  invoice: (sum: string): string => (sum === '' ? 'Оплата по счёту' : `К оплате по счёту: ${sum}`),
  awaiting: (sum: string): string => (sum === '' ? 'Ждём оплату' : `Ждём оплату: ${sum}`),
  until: (day: string): string => `Оплатите до ${day}`,
  download: 'Скачать счёт (PDF)',
  receipt: 'Открыть чек',
  receiptByMail: (email: string): string => `Чек придёт на почту ${email}.`,
  receiptByPhone: 'Чек придёт по СМС.',
  bankSchedule: 'График платежей пришлёт банк; он есть и в приложении банка.',
  payInvoice:
    'Счёт скачивается на этой странице и по ссылке на заказ. Отправим заказ, когда деньги поступят: обычно это следующий рабочий день после оплаты.',
  companyPapers: 'Оригинал счёта и закрывающие документы приедут вместе с товаром.',
  payLater: 'Оплата ещё не поступила. Если деньги списаны, ничего делать не нужно; если нет — менеджер пришлёт ссылку.',
  payRest: 'Остаток поможет оплатить менеджер.',
  pickup: (days: number | null): string =>
    `Напишем, когда заказ можно будет забрать.${days === null ? '' : ` Хранение бесплатно:\u00a0${days}\u00a0дн.`}`,
  courier: 'Курьер позвонит, чтобы договориться о времени.',
  payAtPoint: 'Оплатите заказ в пункте выдачи.',
  payAtPointCash: 'Оплатите заказ в пункте выдачи наличными или картой.',
  payCourier: 'Оплатите заказ курьеру.',
}

/** The words of the outcome of an order that a page may replace. */
export type OrderOutcomeLabels = typeof orderOutcomeRu

/** Russian words of what an order consists of. */
export const orderFactsRu = {
  payment: 'Оплата',
  delivery: 'Доставка',
  pickupAt: 'Самовывоз',
  courierTo: 'Курьером',
  hours: 'Часы работы',
  onMap: 'Показать на карте',
  newTab: '(откроется в новой вкладке)',
  /** The company that pays by invoice. */
  payer: 'Плательщик',
  contacts: 'Контакты',
  recipient: 'Получатель',
  products: 'Состав заказа',
  pieces: (count: number): string => `${count}\u00a0шт.`,
  more: (lines: number): string => `Показать ещё ${lines}`,
  fewer: 'Свернуть',
  goods: 'Товары',
  discount: 'Скидка',
  promo: (code: string): string => `Промокод ${code}`,
  shipping: 'Доставка',
  free: 'Бесплатно',
  total: 'Итого',
  status: 'Статус',
  statuses: orderStatusesRu,
}

/** The words of the parts of an order that a page may replace. */
export type OrderFactsLabels = typeof orderFactsRu
