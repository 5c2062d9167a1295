export const paymentListRu = {
  /** PAY-10 to PAY-12. */
  onDelivery: 'При получении',
  onDeliveryHelp: 'Оплата при получении без предоплаты',
  card: 'Картой на сайте',
  cardHelp: 'Оплатите сейчас и получите скидку',
  invoice: 'На расчётный счёт',
  invoiceHelp: (vatPercent: number): string => `Для ИП и юридических лиц, счёт с НДС ${vatPercent}%`,
  legend: 'Способ оплаты',
  /** VALID-11. */
  error: 'Выберите способ оплаты',
  none: 'Для этого заказа пока нет доступного способа оплаты',
  noneHelp: 'Попробуйте другой пункт выдачи или другую транспортную компанию — или свяжитесь с нами, и мы оформим заказ вместе.',
  failed: 'Не удалось загрузить способы оплаты',
  retry: 'Повторить',
}

export type PaymentListLabels = typeof paymentListRu
