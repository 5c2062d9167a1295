/** Russian names of fields that only records of this feature have. */
export const feedFieldsRu = {
  fileName: 'Имя файла',
  includingStrategy: 'Состав',
  lastError: 'Последняя ошибка',
  lastItemsCount: 'Позиций в выгрузке',
  lastStatus: 'Итог выгрузки',
  manufacturerIds: 'Производители',
  maxPrice: 'Цена до',
  minPrice: 'Цена от',
  onlyAvailable: 'Только в наличии',
  priceMarkupPercent: 'Наценка, %',
  schedule: 'Расписание',
}
