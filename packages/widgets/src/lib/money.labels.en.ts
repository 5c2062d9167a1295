import { formatMoney } from '@prilavok/core/money'
import type { MoneyLabels } from './money.labels'

export const moneyEn: MoneyLabels = { amount: (kopecks) => formatMoney(kopecks, 'en') }
