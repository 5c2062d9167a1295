/** One chunk: everything of the order page that a buyer cannot meet before the form is there. */
export { guardOrder } from '../order'
export { startAutoConfirm } from './auto-confirm.flow'
export { createConfirm } from './confirm.flow'
export { startExitWarning } from './exit-warning.flow'
