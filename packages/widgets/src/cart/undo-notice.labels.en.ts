import type { UndoNoticeLabels } from './undo-notice.labels'

/** English words of the notice of a deletion. */
export const undoNoticeEn: UndoNoticeLabels = { removed: (name) => `Removed from the cart: ${name}`, undo: 'Undo' }
