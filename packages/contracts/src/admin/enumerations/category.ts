import { enumeration } from './enumeration'

/** Category tag. */
export const categoryTagValues = enumeration('CategoryTag', 'categoryTag', {
  ShowOnMain: { ru: 'На главной странице', en: 'On the home page' },
  ShowInMenu: { ru: 'В главном меню', en: 'In the main menu' },
  Popular: { ru: 'Популярная', en: 'Popular' },
  Seasonal: { ru: 'Сезонная', en: 'Seasonal' },
  Novelty: { ru: 'Новая', en: 'New' },
  ForBusiness: { ru: 'Для организаций', en: 'For companies' },
  HiddenFromSearch: { ru: 'Скрыта из поиска', en: 'Hidden from search' },
})

/** One value is given in. */
export const categoryFilterTypeValues = enumeration('CategoryFilterType', 'categoryFilterTypes', {
  /** Multi. */
  Checkboxes: { ru: 'Список с флажками', en: 'List with checkboxes' },
  /** Multi. */
  SeparatedButtonsBySpec: { ru: 'Отдельные кнопки (несколько вариантов)', en: 'Separate buttons (several options)' },
  /** Single. */
  SeparatedButtonsBySpecSingleOption: { ru: 'Отдельные кнопки (один вариант)', en: 'Separate buttons (one option)' },
  /** Single. */
  Dropdown: { ru: 'Выпадающий список', en: 'Drop-down list' },
  /** Range. */
  Range: { ru: 'Диапазон значений', en: 'Range of values' },
  /** Multi. */
  ColorSwatches: { ru: 'Образцы цвета', en: 'Colour swatches' },
  /** Bool. */
  Toggle: { ru: 'Переключатель', en: 'Switch' },
})

/** Where filter options come from. */
export const categoryFilterSourceValues = enumeration('CategoryFilterSource', null, {
  Spec: { ru: 'Характеристика', en: 'Characteristic' },
  Manufacturer: { ru: 'Производитель', en: 'Manufacturer' },
  Price: { ru: 'Цена', en: 'Price' },
  Availability: { ru: 'Наличие', en: 'Availability' },
  Tag: { ru: 'Метка', en: 'Tag' },
})

/** How products are grouped on a category page. */
export const categoryGroupingTypeValues = enumeration('CategoryGroupingType', 'category-grouping-types', {
  None: { ru: 'Без группировки', en: 'No grouping' },
  /** Needs groupingSpecId. */
  BySpec: { ru: 'По характеристике', en: 'By characteristic' },
  ByManufacturer: { ru: 'По производителю', en: 'By manufacturer' },
  ByChildCategory: { ru: 'По подкатегориям', en: 'By subcategory' },
  ByModificationRoot: { ru: 'По базовому товару', en: 'By base product' },
})
