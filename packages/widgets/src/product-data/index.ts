export { ProductField, type ProductFieldProps } from './product-field'
export type { ProductDataLabels } from './product-data.labels'
export { fieldWords, type FieldWords } from './field-words'
