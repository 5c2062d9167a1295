import { formatMoney } from '@prilavok/core/money'
import type { MoneyLabels } from './money.labels'

/** English words of amounts. */
export const moneyEn: MoneyLabels = { amount: (kopecks) => formatMoney(kopecks, 'en') }
