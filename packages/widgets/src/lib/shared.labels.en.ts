import { formatMoney } from '@prilavok/core/money'
import type { LazySectionLabels } from './lazy-section.labels'
import type { MoneyLabels } from './shared.labels'

/** English words of amounts. */
export const moneyEn: MoneyLabels = { amount: (kopecks) => formatMoney(kopecks, 'en') }

/** English words of a section whose code could not be loaded. */
export const lazySectionEn: LazySectionLabels = {
  notLoaded: 'Part of the page could not be loaded. Check your connection or reload the page.',
  retry: 'Try again',
}
