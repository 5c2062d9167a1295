import type { Shop } from '@prilavok/core'
import { productDataFlow, type NeededField } from '@prilavok/core/flows'
import type { FieldValue } from '@prilavok/core/product-data'
import { fieldWords, type FieldWords, type LabelOverrides } from '@prilavok/widgets'
import type { Filler } from '../kernel/filler.types'

/** Set where there is nothing to say, as in the old price of a product without one, so that sheets can hide what is around it. */
const EMPTY = 'data-pk-empty'
/** The availability of the product, for sheets that colour it. */
const STOCK = 'data-pk-stock'

/** Writes a value into an element, and touches nothing where the page already says so. */
function write(element: HTMLElement, value: FieldValue, text: string): void {
  if (element.textContent !== text) element.textContent = text
  element.toggleAttribute(EMPTY, text === '')
  if (value?.kind === 'stock') element.setAttribute(STOCK, value.availability)
}

/** Keeps the fields of products on the page up to date. What the server rendered stays while a value is not known. */
export function createFiller(shop: Shop, labels: LabelOverrides): Filler<NeededField> {
  const flow = shop.use(productDataFlow)
  const words: FieldWords = fieldWords(labels)
  const fields = new Map<HTMLElement, NeededField>()
  let stop: (() => void) | null = null

  const fill = ([element, field]: readonly [HTMLElement, NeededField]) => {
    const value = flow.value(field)
    if (value !== undefined) write(element, value, words(field.field, value))
  }
  return {
    add(elements) {
      stop ??= flow.subscribe(() => [...fields].forEach(fill))
      for (const { element, props } of elements) fields.set(element, props)
      flow.need(elements.map(({ props }) => props))
      for (const { element, props } of elements) fill([element, props])
    },
    remove(elements) {
      for (const element of elements) {
        fields.delete(element)
        element.removeAttribute(EMPTY)
        element.removeAttribute(STOCK)
      }
      if (fields.size > 0) return
      stop?.()
      stop = null
    },
  }
}
