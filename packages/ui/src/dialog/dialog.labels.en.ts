import type { DialogLabels } from './dialog.labels'

/** The English ones. */
export const dialogLabelsEn: DialogLabels = { close: 'Close' }
