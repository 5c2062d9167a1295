export { Field, FieldNote, said, type FieldControl, type FieldFrame } from './field'
export { fieldLabels, fieldLabelsEn, type FieldLabels } from './field.labels'
