/** Russian words of the promo code. */
export const promoFieldRu = {
  open: 'Есть промокод?',
  label: 'Промокод',
  apply: 'Применить',
  applied: (code: string): string => `Промокод ${code}`,
  remove: 'Убрать',
  removeCode: (code: string): string => `Убрать промокод ${code}`,
  waiting: 'Проверяем…',
  /** Why a code is not granted, by the server's reason; an empty text leaves it to the words of the server. */
  refused: (_reason: string, _missing: string): string => '',
  unclear: 'Промокод не подошёл',
}

/** The words of the promo code that a page may replace. */
export type PromoFieldLabels = typeof promoFieldRu
