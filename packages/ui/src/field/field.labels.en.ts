import type { FieldLabels } from './field.labels'

/** The English ones. */
export const fieldLabelsEn: FieldLabels = { optional: 'optional' }
