export const undoNoticeRu = {
  removed: (name: string): string => `Удалено из корзины: ${name}`,
  undo: 'Вернуть',
}

export type UndoNoticeLabels = typeof undoNoticeRu
