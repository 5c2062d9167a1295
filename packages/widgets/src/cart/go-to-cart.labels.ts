import { plural } from '@prilavok/core'

/** Russian words of the go-to-cart dialog. */
export const goToCartDialogRu = {
  title: 'Товар добавлен в корзину',
  /** Once the server has said that the product cannot be bought. */
  titleUnavailable: 'Этот товар сейчас нельзя купить',
  unavailableHelp: 'Удалите его из корзины или посмотрите похожие.',
  /** Once the product has been deleted. */
  titleWithout: 'Корзина',
  /** Begin with a capital on the page: the sheet sees to it. */
  goOn: 'продолжить покупки',
  order: 'оформить заказ',
  /** Shown for a product that is not in the cart. Source: CART-41. */
  missing: 'Что-то пошло не так',
  remove: (name: string): string => `Удалить из корзины: ${name}`,
  /** Replaces the line once the buyer has deleted it. */
  removed: (name: string): string => `Удалено из корзины: ${name}`,
  undo: 'Вернуть',
  inCart: (pieces: number): string =>
    `В корзине ${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
}

/** The words of the go-to-cart dialog that a page may replace. */
export type GoToCartDialogLabels = typeof goToCartDialogRu
