/** Words of the frame around a field. */
export interface FieldLabels {
  readonly optional: string
}

/** The Russian ones. */
export const fieldLabels: FieldLabels = { optional: 'необязательно' }
