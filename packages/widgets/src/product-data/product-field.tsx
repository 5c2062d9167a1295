import type { ProductField as Field } from '@prilavok/core/product-data'
import { useProductField } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { moneyRu } from '../lib/shared.labels'
import { fieldText } from './field-text'
import { productDataRu, type ProductDataLabels } from './product-data.labels'

/** Which field of which product is shown. */
export interface ProductFieldProps {
  /** Id of the product in the shop. */
  readonly id: string
  /** What is shown of it. */
  readonly field: Field
  /** Shown until the server has responded, and where it does not know the product. */
  readonly fallback?: string | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductDataLabels> | undefined
}

/** One field of a product, always as the server has it now. All of a page share one request. */
export function ProductField({ id, field, fallback = '', labels }: ProductFieldProps) {
  const text = useLabels('productData', productDataRu, labels)
  const money = useLabels('money', moneyRu)
  const value = useProductField(id, field)
  return (
    <span className="pk-product-field" data-field={field}>
      {value === undefined ? fallback : fieldText(field, value, { text, money })}
    </span>
  )
}
