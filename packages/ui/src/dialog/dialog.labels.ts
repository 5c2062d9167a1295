/** Words of the dialog's own parts. */
export interface DialogLabels {
  readonly close: string
}

/** The Russian ones. */
export const dialogLabels: DialogLabels = { close: 'Закрыть' }
