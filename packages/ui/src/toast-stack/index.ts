export { ToastStack, type Toast, type ToastStackProps } from './toast-stack'
export { toastStackLabels, toastStackLabelsEn, type ToastStackLabels } from './toast-stack.labels'
