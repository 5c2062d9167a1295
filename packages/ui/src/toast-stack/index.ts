export { ToastStack, type Toast, type ToastStackProps } from './toast-stack'
export { toastStackLabels, type ToastStackLabels } from './toast-stack.labels'
export { toastStackLabelsEn } from '../labels.en'
