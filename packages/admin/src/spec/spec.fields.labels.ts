/** Russian names of fields that only records of this feature have. */
export const specFieldsRu = {
  colorHex: 'Цвет',
  groupName: 'Группа',
  hasSearchCode: 'Есть код поиска',
  isCollapsed: 'Свёрнута',
  isComparable: 'В сравнении',
  isFilterable: 'В фильтрах',
  isMultiple: 'Несколько значений',
  isShownInList: 'В списке товаров',
  numericValue: 'Числовое значение',
  searchCode: 'Код поиска',
  specGroupId: 'Группа',
  specId: 'Характеристика',
  specName: 'Характеристика',
  specsCount: 'Характеристик',
  synonyms: 'Синонимы',
  valueKind: 'Вид значения',
}
