export const deliveryHeaderRu = {
  city: (name: string): string => `Город доставки: ${name}`,
  choose: 'Выбрать город',
  /** CITY-15, letter for letter. */
  payment: 'Есть оплата при получении',
  noPayment: 'Нет оплаты при получении',
  reasonsLabel: 'Когда нет оплаты при получении',
  /** CITY-30, letter for letter. */
  reasons:
    'Оплата при получении недоступна, если сумма заказа меньше 2000 рублей, если она слишком мала по сравнению со стоимостью доставки или если покупатель входит в последние 5% по статистике выкупа',
}

/** The words of the delivery header that a page may replace. */
export type DeliveryHeaderLabels = typeof deliveryHeaderRu
