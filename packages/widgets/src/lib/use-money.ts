import { useLabels } from './labels'
import { moneyRu } from './shared.labels'

/** Writes an amount of kopecks in the page's language. */
export const useMoney = (): ((kopecks: number) => string) => useLabels('money', moneyRu).amount
