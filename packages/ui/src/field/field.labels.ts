/** Words of the frame around a field. */
export interface FieldLabels {
  readonly optional: string
}

export const fieldLabels: FieldLabels = { optional: 'необязательно' }
export const fieldLabelsEn: FieldLabels = { optional: 'optional' }
