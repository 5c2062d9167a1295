import { plural } from '@prilavok/core'

export const productListRu = {
  heading: 'Ваш заказ',
  goods: (pieces: number): string => `${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
  toCart: 'Изменить в корзине',
  remove: (name: string): string => `Удалить из заказа: ${name}`,
  soldOut: 'Нет в наличии',
  soldOutHelp: 'Удалите товар, чтобы оформить заказ',
  more: (lines: number): string => `Показать ещё ${lines}`,
  fewer: 'Свернуть',
  removeTitle: 'Удалить товар из заказа?',
  removeYes: 'Удалить',
  removeNo: 'Оставить',
}

export type ProductListLabels = typeof productListRu
