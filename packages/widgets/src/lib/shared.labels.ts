import { formatMoney } from '@prilavok/core/money'

/** Russian words of amounts. */
export const moneyRu = {
  /** Kopecks as people read them. Source: PRICE-22. */
  amount: (kopecks: number): string => formatMoney(kopecks),
}

/** The words of amounts that a page may replace. */
export type MoneyLabels = typeof moneyRu

/** Russian words of a section whose code could not be loaded. */
export const lazySectionRu = {
  notLoaded: 'Часть страницы не загрузилась. Проверьте соединение или обновите страницу.',
  retry: 'Повторить',
}

/** The words of a section whose code could not be loaded, which a page may replace. */
export type LazySectionLabels = typeof lazySectionRu
