export { ToastStack, type Toast, type ToastStackProps } from './toast-stack'
export { toastStackLabels, type ToastStackLabels } from '../labels'
export { toastStackLabelsEn } from '../labels.en'
