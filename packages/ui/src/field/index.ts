export { Field, FieldNote, said, type FieldControl, type FieldFrame } from './field'
export { fieldLabels, type FieldLabels } from './field.labels'
export { fieldLabelsEn } from './field.labels.en'
