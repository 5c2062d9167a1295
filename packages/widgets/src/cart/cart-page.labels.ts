import { plural } from '@prilavok/core'

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
  goods: (pieces: number): string => `${pieces} ${plural(pieces, ['товар', 'товара', 'товаров'])}`,
  discount: 'Скидка',
  total: 'Итого',
  discountedTotal: 'Со скидкой',
  order: 'Оформить заказ',
  next: 'Доставку и оплату выберете на следующем шаге',
  empty: 'Корзина пуста',
  emptyHelp: 'Добавьте товары из каталога, и они появятся здесь',
  catalogue: 'Перейти в каталог',
}

export type CartPageLabels = typeof cartPageRu

export const cartPageEn: CartPageLabels = {
  region: 'Cart',
  name: 'Product',
  price: 'Price',
  quantity: 'Quantity',
  sum: 'Total',
  actions: 'Removal',
  remove: (name) => `Remove from the cart: ${name}`,
  soldOutHelp: 'Remove it to place the order',
  summary: 'Your order',
  goods: (pieces) => `${pieces} ${pieces === 1 ? 'item' : 'items'}`,
  discount: 'Discount',
  total: 'Total',
  discountedTotal: 'With the discount',
  order: 'Place the order',
  next: 'You choose delivery and payment in the next step',
  empty: 'The cart is empty',
  emptyHelp: 'Add goods from the catalogue and they will appear here',
  catalogue: 'Go to the catalogue',
}
