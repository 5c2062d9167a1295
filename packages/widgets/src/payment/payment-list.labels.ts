import { PAYMENT_ERROR } from '../lib/payment-error'

/** Russian words of the ways to pay. */
export const paymentListRu = {
  /** PAY-10 to PAY-12. */
  onDelivery: 'При получении',
  onDeliveryHelp: 'Оплата при получении без предоплаты',
  card: 'Картой на сайте',
  cardHelp: 'Оплатите сейчас и получите скидку',
  /** Card payments that only some shops have, beside the first (PAY-08). */
  cardForm: 'Картой, не покидая страницу',
  cardBank: 'Картой через Сбербанк',
  invoice: 'На расчётный счёт',
  invoiceHelp: (vatPercent: number): string => `Для ИП и юридических лиц, счёт с НДС ${vatPercent}%`,
  /** PAY-13. */
  credit: 'Кредит или рассрочка',
  creditHelp: 'Банк и срок выберете ниже',
  creditBadge: 'Без процентов от 4 месяцев до 2 лет',
  legend: 'Способ оплаты',
  error: PAYMENT_ERROR,
  none: 'Для этого заказа пока нет доступного способа оплаты',
  noneHelp:
    'Попробуйте другой пункт выдачи или другую транспортную компанию — или свяжитесь с нами, и мы оформим заказ вместе.',
  failed: 'Не удалось загрузить способы оплаты',
  retry: 'Повторить',
}

/** The words of the ways to pay that a page may replace. */
export type PaymentListLabels = typeof paymentListRu
