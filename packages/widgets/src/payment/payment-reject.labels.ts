/** Why an order cannot be paid when it is received, by the server's code (PAY-29 to PAY-35). */
export const paymentRejectRu = {
  CantResolve: 'Не смогли рассчитать стоимость доставки в ваш город. Оформите заказ через чат',
  CheaperThan2000: 'Оплата при получении доступна для заказов от 2000 рублей',
  TooCheapByComparisonToDeliveryCost: 'Заказ слишком дешёвый по сравнению со стоимостью доставки',
  NegativeClientRating:
    'По статистике выкупа заказов вы входите в последние 5% покупателей, поэтому первый заказ нужно оплатить заранее',
  NoPayOnDeliveryInThisTk: 'У этой транспортной компании нет услуги оплаты при получении',
  NoPayOnDeliveryInThisPickPoint: 'В этом пункте выдачи нет услуги оплаты при получении',
  OnlyForPrepayment: (name: string): string => `Товар «${name}» можно оплатить только заранее`,
}

export type PaymentRejectLabels = typeof paymentRejectRu
