import { plural } from '@prilavok/core'

const productsRu = (count: number): string =>
  `${count} ${plural(count, { one: 'товар', few: 'товара', many: 'товаров' })}`

/** Russian words of the button that adds to the comparison. */
export const compareButtonRu = {
  add: 'Сравнить',
  /** For screen readers; begins with what is seen. */
  label: (name: string): string => `Сравнить: ${name}`,
  full: (most: number): string => `В сравнении уже ${productsRu(most)} этого раздела`,
  fullHelp: 'Уберите один из них, чтобы добавить этот.',
}

/** The words of the button that a page may replace. */
export type CompareButtonLabels = typeof compareButtonRu

/** Russian words of the number of compared products. */
export const compareBadgeRu = {
  products: (count: number): string => `${productsRu(count)} в сравнении`,
}

/** The words of the number that a page may replace. */
export type CompareBadgeLabels = typeof compareBadgeRu

/** Russian words of the page of the comparison. */
export const comparePageRu = {
  region: 'Сравнение товаров',
  categories: 'Разделы',
  category: (name: string, count: number): string => `${name} (${count})`,
  onlyDifferences: 'Только отличия',
  oneProduct: 'Добавьте ещё товар из этого раздела, чтобы увидеть отличия.',
  noDifferences: 'Эти товары отличаются только ценой: характеристики одинаковые.',
  noSpecs: 'Характеристики этих товаров не указаны.',
  clear: 'Очистить',
  cleared: 'Сравнение очищено',
  spec: 'Характеристика',
  manufacturer: 'Производитель',
  rating: 'Оценка покупателей',
  stock: 'Наличие',
  none: '—',
  noValue: 'не указано',
  inStock: 'Есть',
  soldOut: 'Нет в наличии',
  score: (rating: number, count: number): string => `${rating.toFixed(1).replace('.', ',')} (${count})`,
  oldPrice: 'Прежняя цена',
  addToCart: 'В корзину',
  remove: (name: string): string => `Убрать из сравнения: ${name}`,
  removed: (name: string): string => `Убрано из сравнения: ${name}`,
  undo: 'Вернуть',
  empty: 'Сравнивать пока нечего',
  emptyHelp: 'Нажмите «Сравнить» у двух или более товаров одного раздела.',
  catalogue: 'Перейти в каталог',
  failed: 'Не удалось загрузить характеристики.',
  retry: 'Повторить',
  gone: 'Больше не продаются',
  goneName: 'товар без названия',
  removeGone: 'Убрать из списка',
}

/** The words of the page that a page may replace. */
export type ComparePageLabels = typeof comparePageRu
