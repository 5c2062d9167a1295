/** Words of the notification stack's own parts. */
export interface ToastStackLabels {
  readonly region: string
  readonly close: string
}

/** Russian words of the notification stack. */
export const toastStackLabels: ToastStackLabels = { region: 'Уведомления', close: 'Закрыть уведомление' }
