import { plural } from '@prilavok/core'

/** Russian words of the cart badge. */
export const cartBadgeRu = {
  /** The number of pieces as screen readers say it (UI-10). */
  pieces: (count: number): string => `${count} ${plural(count, { one: 'товар', few: 'товара', many: 'товаров' })}`,
}

/** The words of the cart badge that a page may replace. */
export type CartBadgeLabels = typeof cartBadgeRu

/** Russian words of the add-to-cart control. */
export const cartButtonRu = {
  add: 'Добавить в корзину',
  remove: 'Удалить из корзины',
  inCart: (quantity: number): string => `В корзине ${quantity} шт.`,
  more: '+1 шт',
  /** What the group is called for screen readers. */
  group: (name: string): string => `${name}: в корзине`,
}

/** The words of the add-to-cart control that a page may replace. */
export type CartButtonLabels = typeof cartButtonRu

/** Russian words of a line of the cart. */
export const cartLineRu = {
  /** After the price of one piece. */
  each: 'за шт.',
  discounted: (amount: string): string => `${amount} со\u00a0скидкой`,
  /** Shown for a price that nobody knows yet. */
  unknown: '—',
  newTab: '(откроется в новой вкладке)',
  soldOut: 'Нет в наличии',
}

/** The words of a line of the cart that a page may replace. */
export type CartLineLabels = typeof cartLineRu

/** Russian words of what is spoken about the cart. */
export const cartNewsRu = {
  /** What screen readers announce once the cart has settled (A11Y-04). */
  changed: (pieces: number, total: string): string =>
    `В корзине ${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })} на ${total}`,
  emptied: 'Корзина пуста',
}

/** The words of what is spoken about the cart that a page may replace. */
export type CartNewsLabels = typeof cartNewsRu

/** Russian words of the notes on paying. */
export const cartNotesRu = {
  payOnDelivery: 'Доступна оплата при получении',
  /** The threshold in kopecks (CART-24). */
  prepaymentOnly: (threshold: number): string =>
    `Для заказов дешевле ${threshold / 100}\u00a0₽ доступна только предоплата`,
}

/** The words of the notes on paying that a page may replace. */
export type CartNotesLabels = typeof cartNotesRu

/** Russian words of what goes with the products. */
export const cartOffersRu = {
  title: 'Вас может заинтересовать',
  oldPrice: 'Прежняя цена',
  soldOut: 'Нет в наличии',
  failed: 'Не удалось загрузить подборку товаров',
  retry: 'Повторить',
}

/** The words of what goes with the products that a page may replace. */
export type CartOffersLabels = typeof cartOffersRu

/** Russian words of the cart page. */
export const cartPageRu = {
  region: 'Корзина',
  name: 'Товар',
  price: 'Цена',
  quantity: 'Количество',
  sum: 'Сумма',
  actions: 'Удаление',
  remove: (name: string): string => `Удалить из корзины: ${name}`,
  soldOutHelp: 'Удалите товар, чтобы оформить заказ',
  summary: 'Ваш заказ',
  products: (pieces: number): string => `${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
  discount: 'Скидка',
  total: 'Итого',
  discountedTotal: 'Со скидкой',
  order: 'Оформить заказ',
  next: 'Доставку и оплату выберете на следующем шаге',
  empty: 'Корзина пуста',
  emptyHelp: 'Добавьте товары из каталога, и они появятся здесь',
  catalogue: 'Перейти в каталог',
}

/** The words of the cart page that a page may replace. */
export type CartPageLabels = typeof cartPageRu

/** Russian words of the go-to-cart dialog. */
export const goToCartDialogRu = {
  title: 'Товар добавлен в корзину',
  /** Once the product has been deleted. */
  titleWithout: 'Корзина',
  /** Begin with a capital on the page: the sheet sees to it. */
  goOn: 'продолжить покупки',
  order: 'оформить заказ',
  /** Shown for a product that is not in the cart (CART-41). */
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

/** Russian words of the stock badge. */
export const stockBadgeRu = {
  inStock: 'В наличии',
  /** From five pieces down. */
  fewLeft: (pieces: number): string => `Осталось ${pieces}\u00a0шт.`,
  onOrder: 'Под заказ',
  outOfStock: 'Нет в наличии',
}

/** The words of the stock badge that a page may replace. */
export type StockBadgeLabels = typeof stockBadgeRu

/** Russian words of the notice of a deletion. */
export const undoNoticeRu = {
  removed: (name: string): string => `Удалено из корзины: ${name}`,
  undo: 'Вернуть',
}

/** The words of the notice of a deletion that a page may replace. */
export type UndoNoticeLabels = typeof undoNoticeRu
