import type { ToastStackLabels } from './toast-stack.labels'

/** The English ones. */
export const toastStackLabelsEn: ToastStackLabels = { region: 'Notifications', close: 'Close the notification' }
