import { enumeration } from './enumeration'

/** Storefront page value available='True' is derived: InStock, InStockAtSupplier, OnOrder give 'True'. */
export const productAvailabilityTypeValues = enumeration('ProductAvailabilityType', 'productAvailabilityType', {
  /** Available. */
  InStock: { ru: 'В наличии', en: 'In stock' },
  /** Available. */
  InStockAtSupplier: { ru: 'На складе поставщика', en: 'In stock at the supplier' },
  /** Available. */
  OnOrder: { ru: 'Под заказ', en: 'To order' },
  Expected: { ru: 'Ожидается поступление', en: 'Expected' },
  OutOfStock: { ru: 'Нет в наличии', en: 'Out of stock' },
  Discontinued: { ru: 'Снят с производства', en: 'Discontinued' },
})

/** Product type. */
export const productTypeValues = enumeration('ProductType', 'productType', {
  Simple: { ru: 'Товар', en: 'Product' },
  ModificationBase: { ru: 'Базовый товар с модификациями', en: 'Base product with modifications' },
  Modification: { ru: 'Модификация товара', en: 'Modification of a product' },
  Kit: { ru: 'Комплект', en: 'Kit' },
  /** No weight, no delivery. */
  Service: { ru: 'Услуга', en: 'Service' },
  Sample: { ru: 'Образец', en: 'Sample' },
})

/** Product tag. */
export const productTagValues = enumeration('ProductTag', 'productTag', {
  /** Badge. */
  Hit: { ru: 'Хит продаж', en: 'Bestseller' },
  /** Badge. */
  Novelty: { ru: 'Новинка', en: 'New' },
  /** Badge. */
  Sale: { ru: 'Распродажа', en: 'Sale' },
  /** Badge. */
  Markdown: { ru: 'Уценка', en: 'Marked down' },
  /** Badge. */
  PriceOfDay: { ru: 'Цена дня', en: 'Price of the day' },
  /** Badge. */
  Recommended: { ru: 'Рекомендуем', en: 'Recommended' },
  /** Badge. */
  Exclusive: { ru: 'Только у нас', en: 'Only here' },
  /** Delivery rule. */
  FreeDelivery: { ru: 'Бесплатная доставка', en: 'Free delivery' },
  /** Payment rule (OnlyForPrepayment). */
  PrepaymentOnly: { ru: 'Только по предоплате', en: 'Prepayment only' },
  /** Delivery rule. */
  Oversized: { ru: 'Крупногабаритный', en: 'Oversized' },
  /** Delivery rule. */
  Fragile: { ru: 'Хрупкий', en: 'Fragile' },
  HiddenFromSearch: { ru: 'Скрыт из поиска', en: 'Hidden from search' },
})

/** Measure unit. */
export const measureUnitValues = enumeration('MeasureUnit', null, {
  Piece: { ru: 'шт.', en: 'pcs' },
  Pack: { ru: 'упак.', en: 'pack' },
  Kilogram: { ru: 'кг', en: 'kg' },
  Ton: { ru: 'т', en: 't' },
  Liter: { ru: 'л', en: 'l' },
  Meter: { ru: 'м', en: 'm' },
  SquareMeter: { ru: 'м²', en: 'm²' },
  CubicMeter: { ru: 'м³', en: 'm³' },
  Roll: { ru: 'рул.', en: 'roll' },
  Set: { ru: 'компл.', en: 'set' },
})

/** Receipt tax of the checkout is 'none'; the invoice text names 20%. */
export const vatRateValues = enumeration('VatRate', null, {
  None: { ru: 'Без НДС', en: 'No VAT' },
  Vat10: { ru: 'НДС 10%', en: 'VAT 10%' },
  Vat20: { ru: 'НДС 20%', en: 'VAT 20%' },
})

/** Attachment kind. */
export const attachmentKindValues = enumeration('AttachmentKind', null, {
  Instruction: { ru: 'Инструкция', en: 'Instruction' },
  Certificate: { ru: 'Сертификат', en: 'Certificate' },
  Passport: { ru: 'Паспорт изделия', en: 'Product passport' },
  SafetySheet: { ru: 'Паспорт безопасности', en: 'Safety data sheet' },
  Drawing: { ru: 'Чертёж', en: 'Drawing' },
  Catalog: { ru: 'Каталог', en: 'Catalogue' },
  Other: { ru: 'Другое', en: 'Other' },
})

/** Product sort. */
export const productSortValues = enumeration('ProductSort', null, {
  Popular: { ru: 'По популярности', en: 'By popularity' },
  PriceAsc: { ru: 'Сначала дешёвые', en: 'Cheapest first' },
  PriceDesc: { ru: 'Сначала дорогие', en: 'Most expensive first' },
  Newest: { ru: 'Сначала новые', en: 'Newest first' },
  NameAsc: { ru: 'По названию', en: 'By name' },
  Rating: { ru: 'По оценке', en: 'By rating' },
})

/** Modification relation type. */
export const modificationRelationTypeValues = enumeration('ModificationRelationType', 'modificationRelationTypes', {
  /** Hierarchy. */
  Parent: { ru: 'Родительская модификация', en: 'Parent modification' },
  /** Mutual. */
  Analog: { ru: 'Аналог', en: 'Analogue' },
  /** Directed. */
  Replacement: { ru: 'Замена', en: 'Replacement' },
  /** Mutual. */
  Compatible: { ru: 'Совместима', en: 'Compatible' },
  /** Directed. */
  Accessory: { ru: 'Комплектующее', en: 'Accessory' },
  /** Directed. */
  Includes: { ru: 'Включает в состав', en: 'Includes' },
})

/** Spec value kind. */
export const specValueKindValues = enumeration('SpecValueKind', null, {
  Options: { ru: 'Список вариантов', en: 'List of options' },
  Number: { ru: 'Число', en: 'Number' },
  NumberRange: { ru: 'Диапазон чисел', en: 'Range of numbers' },
  Text: { ru: 'Текст', en: 'Text' },
  Bool: { ru: 'Да/нет', en: 'Yes or no' },
  Color: { ru: 'Цвет', en: 'Colour' },
})
