/** Russian names of fields that only requests have. */
export const requestFieldsRu = {
  attempts: 'Звонков',
  callOn: 'Перезвонить',
  comment: 'О чём просят',
  draftId: 'Черновик заказа',
  isWaiting: 'Ждут звонка',
  kind: 'Откуда',
  lastCalledOn: 'Последний звонок',
  managerId: 'Менеджер',
  managerName: 'Менеджер',
  managerComment: 'Комментарий менеджера',
  orderId: 'Заказ',
  orderNumber: 'Заказ',
  reasonId: 'Причина отказа',
  stateId: 'Статус',
}
