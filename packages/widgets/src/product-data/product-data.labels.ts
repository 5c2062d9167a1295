import { plural } from '@prilavok/core'
import { dayAndMonth } from '../lib/day-text'

const dayOf = (date: Date): string => dayAndMonth(date, 'ru').replace(' ', '\u00a0')

/** Russian words of what pages show of products. */
export const productDataRu = {
  discount: (percent: number): string => `−${percent}\u00a0%`,
  /** Source: UI-11. */
  free: 'БЕСПЛАТНО',
  inStock: 'В наличии',
  atSupplier: 'На складе поставщика',
  onOrder: 'Под заказ',
  expected: 'Ожидается поступление',
  outOfStock: 'Нет в наличии',
  discontinued: 'Снят с производства',
  /** Half stars and tenths: `4,5`. */
  rating: (rating: number): string => rating.toFixed(1).replace('.', ','),
  reviews: (count: number): string =>
    `${count}\u00a0${plural(count, { one: 'отзыв', few: 'отзыва', many: 'отзывов' })}`,
  /** When a parcel arrives: `25 ноября`, `25–27 ноября`, `30 ноября – 2 декабря`. */
  days(fromMs: number, toMs: number): string {
    const [from, to] = [new Date(fromMs), new Date(toMs)]
    if (from.toDateString() === to.toDateString()) return dayOf(from)
    const isSameMonth = from.getMonth() === to.getMonth() && from.getFullYear() === to.getFullYear()
    return isSameMonth ? `${from.getDate()}–${dayOf(to)}` : `${dayOf(from)} – ${dayOf(to)}`
  },
}

/** The words of what pages show of products, which a page may replace. */
export type ProductDataLabels = typeof productDataRu
