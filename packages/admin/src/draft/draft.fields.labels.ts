/** Russian names of fields that only records of this feature have. */
export const draftFieldsRu = {
  canConfirm: 'Можно подтвердить',
  cart: 'Корзина',
  completeness: 'Заполнено, %',
  createdOrderId: 'Созданный заказ',
  device: 'Устройство',
  hasOrder: 'Есть заказ',
  hasPhone: 'Есть телефон',
  hasSurvey: 'Есть опрос',
  id: '№',
  lastStep: 'Последний шаг',
  problems: 'Замечания',
  survey: 'Опрос',
}
