/** Russian names of fields that only records of this feature have. */
export const customerFieldsRu = {
  acceptsEmail: 'Согласие на письма',
  acceptsSms: 'Согласие на СМС',
  blockReason: 'Причина блокировки',
  city: 'Город',
  desiredPrice: 'Желаемая цена',
  isBlocked: 'Заблокирован',
  kind: 'Вид',
  lastLoginOn: 'Последний вход',
  lastOrderOn: 'Последний заказ',
  notifiedOn: 'Дата уведомления',
  ordersCount: 'Заказов',
  rating: 'Рейтинг',
  ratingOverride: 'Рейтинг вручную',
  registeredOn: 'Зарегистрирован',
  remindOn: 'Напомнить',
  totalSpent: 'Сумма покупок',
}
