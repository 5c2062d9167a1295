export const orderDialogRu = {
  /** CHK-65, letter for letter. */
  title: 'Подтверждаем заказ?',
  intro: 'Всё заполнено. Проверьте и отправьте заказ, менеджер перезвонит вам.',
  recipient: 'Получатель',
  delivery: 'Доставка',
  payment: 'Оплата',
  total: 'Итого',
  order: 'Подтвердить заказ',
  later: 'Не сейчас',
}

export type OrderDialogLabels = typeof orderDialogRu
