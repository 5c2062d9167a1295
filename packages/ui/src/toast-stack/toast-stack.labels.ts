/** Words of the notification stack's own parts. */
export interface ToastStackLabels {
  readonly region: string
  readonly close: string
}

export const toastStackLabels: ToastStackLabels = { region: 'Уведомления', close: 'Закрыть уведомление' }
export const toastStackLabelsEn: ToastStackLabels = { region: 'Notifications', close: 'Close the notification' }
