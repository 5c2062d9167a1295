/** Russian words of what is said beside a cart button whose product cannot be bought. */
export const cartRefusalRu = {
  unavailable: 'Сейчас нет в наличии',
  /** The shop has no such product. */
  unknown: 'Этот товар больше не продаётся',
  /** There are fewer pieces than were wanted. */
  fewer: (most: number): string => `Больше ${most}\u00a0шт. сейчас нет`,
  notify: 'Сообщить о поступлении',
}

/** The words beside a cart button whose product cannot be bought, which a page may replace. */
export type CartRefusalLabels = typeof cartRefusalRu
