/** Russian words of the notices of the cart: a deletion, a cart that is full. */
export const undoNoticeRu = {
  removed: (name: string): string => `Удалено из корзины: ${name}`,
  undo: 'Вернуть',
  full: (lines: number): string => `В корзине уже ${lines} разных товаров — больше в один заказ не помещается`,
  fullHelp: 'Оформите этот заказ, а остальное закажите следующим.',
}

/** The words of the notices of the cart that a page may replace. */
export type UndoNoticeLabels = typeof undoNoticeRu
