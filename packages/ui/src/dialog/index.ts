export { Dialog, type DialogProps } from './dialog'
export { dialogLabels, dialogLabelsEn, type DialogLabels } from './dialog.labels'
export { lockScroll } from './scroll-lock'
export type { CloseReason } from './use-modal'
