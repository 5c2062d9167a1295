import { plural } from '@prilavok/core'

/** Russian words of the cart at the side of the page. */
export const miniCartRu = {
  title: 'Корзина',
  lines: 'Товары в корзине',
  remove: (name: string): string => `Удалить из корзины: ${name}`,
  soldOutHelp: 'Удалите товар, чтобы оформить заказ',
  removed: (name: string): string => `Удалено из корзины: ${name}`,
  undo: 'Вернуть',
  products: (pieces: number): string => `${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
  toCart: 'В корзину',
  order: 'Оформить заказ',
  empty: 'Корзина пуста',
  emptyHelp: 'Добавьте товары из каталога, и они появятся здесь',
  goOn: 'Продолжить покупки',
}

/** The words of the cart at the side that a page may replace. */
export type MiniCartLabels = typeof miniCartRu
