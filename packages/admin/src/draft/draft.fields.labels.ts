/** Russian names of fields that only records of this feature have. */
export const draftFieldsRu = {
  canConfirm: 'Можно подтвердить',
  cart: 'Корзина',
  completeness: 'Заполнено, %',
  createdOrderId: 'Созданный заказ',
  deliveryCost: 'Стоимость доставки',
  device: 'Устройство',
  hasOrder: 'Есть заказ',
  hasPhone: 'Есть телефон',
  hasSurvey: 'Есть опрос',
  id: '№',
  lastStep: 'Последний шаг',
  personalDataConsent: 'Покупатель согласен на обработку данных',
  problems: 'Замечания',
  survey: 'Опрос',
  toPay: 'К оплате',
}
