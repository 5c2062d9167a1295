import { formatMoney } from '@prilavok/core/money'

export const moneyRu = {
  /** Kopecks as people read them (PRICE-22). */
  amount: (kopecks: number): string => formatMoney(kopecks),
}

export type MoneyLabels = typeof moneyRu
