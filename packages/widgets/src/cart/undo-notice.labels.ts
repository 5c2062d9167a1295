/** Russian words of the notice of a deletion. */
export const undoNoticeRu = {
  removed: (name: string): string => `Удалено из корзины: ${name}`,
  undo: 'Вернуть',
}

/** The words of the notice of a deletion that a page may replace. */
export type UndoNoticeLabels = typeof undoNoticeRu
