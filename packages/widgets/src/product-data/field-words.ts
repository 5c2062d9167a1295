import type { FieldValue, ProductField } from '@prilavok/core/product-data'
import { fitLabels } from '../lib/fit-labels'
import type { LabelOverrides } from '../lib/labels'
import { moneyRu } from '../lib/shared.labels'
import { fieldText } from './field-text'
import { productDataRu } from './product-data.labels'

/** Writes a value of a field in the page's words. */
export type FieldWords = (field: ProductField, value: FieldValue) => string

/** The words of a page for fields of products, for those who fill markup of their own. */
export function fieldWords(labels: LabelOverrides): FieldWords {
  const words = { text: fitLabels(productDataRu, labels.productData), money: fitLabels(moneyRu, labels.money) }
  return (field, value) => fieldText(field, value, words)
}
