/** Words of the dialog's own parts. */
export interface DialogLabels {
  readonly close: string
}

/** Russian words of a dialog. */
export const dialogLabels: DialogLabels = { close: 'Закрыть' }
