import { PRODUCT_FIELDS } from '@prilavok/core/product-data'
import { defineMount } from '../lib/define-mount'
import { required, type Reader } from '../lib/read-attributes'
import type { ProductFieldProps } from './product-field'

const field: Reader<ProductFieldProps['field']> = (text = '') => {
  const known = PRODUCT_FIELDS.find((name) => name === text.trim())
  return known === undefined ? { expected: 'productField' } : { value: known }
}

/** An element of the page whose text is a field of a product; its markup stays the page's own. */
export const productDataMount = defineMount<ProductFieldProps>({
  name: 'product-data',
  readers: { id: required('productId'), field },
  load: () => import('./product-field').then(({ ProductField }) => ProductField),
  fillsText: true,
})
