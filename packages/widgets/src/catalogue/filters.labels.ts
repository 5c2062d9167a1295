import { plural } from '@prilavok/core'

const { format } = new Intl.NumberFormat('ru')
const products = (count: number) =>
  `${format(count)}\u00a0${plural(count, { one: 'товар', few: 'товара', many: 'товаров' })}`

/** Russian words of the filters and the list of a category. */
export const filtersRu = {
  title: 'Фильтры',
  /** The button on phones. */
  open: (selected: number): string => (selected === 0 ? 'Фильтры' : `Фильтры · ${selected}`),
  /** Closes the window on phones; null: the server does not count. Source: UI-10. */
  show: (found: number | null): string => (found === null ? 'Показать товары' : `Показать ${products(found)}`),
  found: (count: number): string => products(count),
  /** The list of what is selected. */
  selected: 'Выбранные фильтры',
  chip: (filter: string, option: string): string => `${filter}: ${option}`,
  remove: (filter: string, option: string): string => `Убрать фильтр «${filter}: ${option}»`,
  clear: 'Сбросить всё',
  more: (count: number): string => `Ещё ${count}`,
  fewer: 'Свернуть',
  search: (filter: string): string => `Поиск: ${String(filter).toLowerCase()}`,
  noOptions: 'Таких вариантов нет',
  any: 'Не важно',
  from: 'от',
  to: 'до',
  rangeFrom: (filter: string): string => `${filter}, от`,
  rangeTo: (filter: string): string => `${filter}, до`,
  /** A typed end of a range is no number; the former one stays. */
  unreadable: (typed: string): string => `«${typed}» — не число`,
  range: (from: string, to: string): string => `${from} – ${to}`,
  sort: 'Сортировка',
  sortPopular: 'Сначала популярные',
  sortPriceAsc: 'Сначала дешёвые',
  sortPriceDesc: 'Сначала дорогие',
  sortNewest: 'Сначала новые',
  pageSize: 'На странице',
  list: 'Товары',
  loading: 'Загружаем товары',
  empty: 'Ничего не нашлось',
  emptyHelp: 'Товаров, которые подходят под все фильтры сразу, нет. Уберите один из них.',
  emptyCategory: 'Здесь пока нет товаров',
  removeLast: (filter: string): string => `Убрать «${filter}»`,
  failed: 'Не удалось загрузить товары. Показан прежний список.',
  failedFilters: 'Не удалось загрузить фильтры',
  retry: 'Повторить',
}

/** The words of the filters that a page may replace. */
export type FiltersLabels = typeof filtersRu
