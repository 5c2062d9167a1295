/** Russian names of fields that only records of this feature have. */
export const modificationFieldsRu = {
  childCount: 'Вложенных',
  isBase: 'Базовая',
  parentIds: 'Родители',
  rootId: 'Корневая модификация',
  specOptionIds: 'Значения характеристик',
}
