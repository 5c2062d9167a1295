/** Russian words of the parcel of an order. */
export const parcelRu = {
  title: 'Посылка',
  trackCode: 'Трек-номер',
  status: 'Статус в ТК',
  addedOn: (when: string): string => `добавлен ${when}`,
  save: 'Сохранить трек',
  saved: 'Трек и статус сохранены',
  changedMeanwhile: 'Трек или статус уже изменил другой сотрудник. Ваши значения не сохранены: проверьте новые.',
  statusMissing: 'Если введён трек-код, статус заказа должен быть заполнен',
  track: 'Где посылка',
  trackMissing: 'Сначала сохраните трек-номер',
  takeStatus: 'Взять статус перевозчика',
  noSteps: 'Перевозчик пока ничего не сообщил',
  expectedOn: 'Ожидается',
  storageUntil: 'Хранится до',
  send: 'Данные для перевозчика',
  canSend: 'Можно передавать',
  cannotSend: 'Сначала исправьте',
  places: 'Места',
  place: (kg: string, size: string): string => `${kg} кг, ${size} см`,
  declared: 'Объявленная ценность',
  cod: 'Взять при вручении',
  recipient: 'Получатель',
  phone: 'Телефон',
  pointCode: 'Код пункта',
  address: 'Адрес',
  label: 'Этикетка',
}

/** The words of a parcel in one language. */
export type ParcelLabels = typeof parcelRu
