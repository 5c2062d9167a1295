/** Words of the notification stack's own parts. */
export interface ToastStackLabels {
  readonly region: string
  readonly close: string
}

/** The Russian ones. */
export const toastStackLabels: ToastStackLabels = { region: 'Уведомления', close: 'Закрыть уведомление' }
