/** Russian names of fields that only records of this feature have. */
export const logFieldsRu = {
  data: 'Данные',
  exception: 'Исключение',
  level: 'Уровень',
  traceId: 'Номер запроса',
  userId: 'Сотрудник',
}
