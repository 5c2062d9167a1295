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
  /** PAY-29 to PAY-35. */
  rejectCantResolve: 'Не смогли рассчитать стоимость доставки в ваш город. Оформите заказ через чат',
  rejectCheaperThan2000: 'Оплата при получении доступна для заказов от 2000 рублей',
  rejectTooCheap: 'Заказ слишком дешёвый по сравнению со стоимостью доставки',
  rejectNegativeRating: 'По статистике выкупа заказов вы входите в последние 5% покупателей, поэтому первый заказ нужно оплатить заранее',
  rejectNoPayInTk: 'У этой транспортной компании нет услуги оплаты при получении',
  rejectNoPayInPoint: 'В этом пункте выдачи нет услуги оплаты при получении',
  rejectOnlyPrepayment: (name: string): string => `Товар «${name}» можно оплатить только заранее`,
  none: 'Для этого заказа пока нет доступного способа оплаты',
  noneHelp: 'Попробуйте другой пункт выдачи или другую транспортную компанию — или свяжитесь с нами, и мы оформим заказ вместе.',
  failed: 'Не удалось загрузить способы оплаты',
  retry: 'Повторить',
}

export type PaymentListLabels = typeof paymentListRu

export const paymentListEn: PaymentListLabels = {
  onDelivery: 'On delivery',
  onDeliveryHelp: 'Pay when you collect the order, nothing in advance',
  card: 'By card on the site',
  cardHelp: 'Pay now and get a discount',
  invoice: 'By invoice',
  invoiceHelp: (vatPercent) => `For sole traders and companies, with ${vatPercent}% VAT`,
  legend: 'Payment',
  error: 'Choose how to pay',
  rejectCantResolve: 'The delivery to your city could not be priced. Please order in the chat',
  rejectCheaperThan2000: 'Payment on delivery is for orders from 2000 roubles',
  rejectTooCheap: 'The order is too cheap in comparison with its delivery',
  rejectNegativeRating: 'You are among the 5% of buyers who collect their orders least, so the first order must be paid in advance',
  rejectNoPayInTk: 'This carrier does not take payment on delivery',
  rejectNoPayInPoint: 'This pickup point does not take payment on delivery',
  rejectOnlyPrepayment: (name) => `“${name}” can only be paid in advance`,
  none: 'There is no way to pay for this order yet',
  noneHelp: 'Try another pickup point or another carrier, or contact us and we will place the order together.',
  failed: 'The ways to pay could not be loaded',
  retry: 'Try again',
}
