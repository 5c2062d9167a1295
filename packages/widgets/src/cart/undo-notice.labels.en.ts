import type { UndoNoticeLabels } from './undo-notice.labels'

export const undoNoticeEn: UndoNoticeLabels = { removed: (name) => `Removed from the cart: ${name}`, undo: 'Undo' }
