import { formatMoney } from '@prilavok/core/money'

/** Russian words of amounts. */
export const moneyRu = {
  /** Kopecks as people read them. Source: PRICE-22. */
  amount: (kopecks: number): string => formatMoney(kopecks),
}

/** The words of amounts that a page may replace. */
export type MoneyLabels = typeof moneyRu
