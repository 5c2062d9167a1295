import { dayAndMonth } from '../lib/day-text'
import type { ProductDataLabels } from './product-data.labels'

const dayOf = (date: Date): string => dayAndMonth(date, 'en-GB')

export const productDataEn: ProductDataLabels = {
  discount: (percent) => `−${percent}%`,
  free: 'FREE',
  inStock: 'In stock',
  atSupplier: 'In stock at the supplier',
  onOrder: 'Made to order',
  expected: 'Expected soon',
  outOfStock: 'Out of stock',
  discontinued: 'Discontinued',
  rating: (rating) => rating.toFixed(1),
  reviews: (count) => `${count}\u00a0${count === 1 ? 'review' : 'reviews'}`,
  days(fromMs, toMs) {
    const [from, to] = [new Date(fromMs), new Date(toMs)]
    if (from.toDateString() === to.toDateString()) return dayOf(from)
    const isSameMonth = from.getMonth() === to.getMonth() && from.getFullYear() === to.getFullYear()
    return isSameMonth ? `${from.getDate()}–${dayOf(to)}` : `${dayOf(from)} – ${dayOf(to)}`
  },
}
