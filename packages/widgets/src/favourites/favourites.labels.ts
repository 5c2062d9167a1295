import { plural } from '@prilavok/core'

const productsRu = (count: number): string =>
  `${count} ${plural(count, { one: 'товар', few: 'товара', many: 'товаров' })}`

/** Russian words of the button that keeps a favourite. */
export const favouriteButtonRu = {
  add: 'В избранное',
  /** For screen readers; begins with what is seen. */
  label: (name: string): string => `В избранное: ${name}`,
  full: (most: number): string => `В избранном уже ${productsRu(most)} — больше не помещается`,
  fullHelp: 'Уберите то, что больше не нужно.',
}

/** The words of the button that a page may replace. */
export type FavouriteButtonLabels = typeof favouriteButtonRu

/** Russian words of the number of favourites. */
export const favouritesBadgeRu = {
  products: productsRu,
}

/** The words of the number that a page may replace. */
export type FavouritesBadgeLabels = typeof favouritesBadgeRu

/** Russian words of the page of favourites. */
export const favouritesPageRu = {
  region: 'Избранное',
  removed: (name: string): string => `Убрано из избранного: ${name}`,
  undo: 'Вернуть',
  empty: 'В избранном пока пусто',
  emptyHelp: 'Нажмите на сердечко у товара, чтобы вернуться к нему позже.',
  catalogue: 'Перейти в каталог',
  failed: 'Не удалось загрузить товары.',
  retry: 'Повторить',
  gone: 'Больше не продаются',
  goneName: 'товар без названия',
  removeGone: 'Убрать из списка',
}

/** The words of the page that a page may replace. */
export type FavouritesPageLabels = typeof favouritesPageRu
