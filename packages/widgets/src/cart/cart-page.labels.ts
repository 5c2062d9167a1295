import { plural } from '@prilavok/core'

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
  goods: (pieces: number): string => `${pieces} ${plural(pieces, { one: 'товар', few: 'товара', many: 'товаров' })}`,
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
