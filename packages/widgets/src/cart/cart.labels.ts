import { plural } from '@prilavok/core'
import { unspaced } from '../lib/roubles-text'

/** Russian words of the notes on paying. */
export const cartNotesRu = {
  payOnDelivery: 'Доступна оплата при получении',
  prepaidProduct: (name: string): string => `Товар «${name}» можно оплатить только заранее`,
  /** Names in quotes. */
  unpriced: (names: string): string =>
    `Не удалось узнать сегодняшнюю цену: ${names}. Если она другая, покажем её до оплаты.`,
  /** The threshold in kopecks. Source: CART-24. */
  prepaymentOnly: (limit: string): string => `Для заказов дешевле ${unspaced(limit)}\u00a0₽ доступна только предоплата`,
}

/** The words of the notes on paying that a page may replace. */
export type CartNotesLabels = typeof cartNotesRu

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
