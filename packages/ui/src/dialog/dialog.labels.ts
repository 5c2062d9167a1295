/** Words of the dialog's own parts. */
export interface DialogLabels {
  readonly close: string
}

export const dialogLabels: DialogLabels = { close: 'Закрыть' }
export const dialogLabelsEn: DialogLabels = { close: 'Close' }
