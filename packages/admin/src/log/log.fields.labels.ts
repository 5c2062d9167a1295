/** Russian names of fields that only records of this feature have. */
export const logFieldsRu = {
  data: 'Данные',
  exception: 'Исключение',
  isSignIn: 'Входы и выходы',
  level: 'Уровень',
  traceId: 'Номер запроса',
  userId: 'Сотрудник',
}
