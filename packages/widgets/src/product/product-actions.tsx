import { productSettings, formChoices, type ProductFormName } from '@prilavok/core/product'
import { useProduct, useSettings } from '@prilavok/react'
import { useForms } from '../lib/forms'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import { productActionsRu, type ProductActionsLabels } from './product-page.labels'
import './product-actions.css'

/** Which of the buttons are shown here. */
export interface ProductActionsProps {
  /** Only these; all that the product is right for when left out. */
  readonly only?: readonly ProductFormName[] | undefined
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductActionsLabels> | undefined
}

const FormButtons = lazySection(() => import('./product-form-button'))

const LABELS = {
  quickbuy: 'quickbuy',
  'stock-subscription': 'stockSubscription',
  'waiting-for-discount': 'waitingForDiscount',
  'remind-later': 'remindLater',
  'customer-question': 'customerQuestion',
  'call-me-back': 'callMeBack',
} as const satisfies Record<ProductFormName, keyof ProductActionsLabels>

/** The buttons that open forms about the page's product: those that it is right for and whose form is registered. Source: PRODUCT-18. */
export function ProductActions({ only, labels }: ProductActionsProps) {
  const state = useProduct()
  const { pulseKeywords } = useSettings(productSettings).product
  const text = useLabels('productActions', productActionsRu, labels)
  const forms = useForms()
  const { product } = state
  const offered = formChoices(state, pulseKeywords).flatMap((choice) => {
    const load = forms[choice.form]
    const isWanted = only === undefined || only.includes(choice.form)
    return choice.why === null && isWanted && load !== undefined ? [{ choice, load }] : []
  })
  if (product === null || offered.length === 0) return null
  return (
    <div className="pk-product-actions" role="group" aria-label={text.label}>
      {offered.map(({ choice, load }) => (
        <FormButtons key={choice.form}>
          {({ FormButton }) => (
            <FormButton choice={choice} load={load} product={product} label={text[LABELS[choice.form]]} />
          )}
        </FormButtons>
      ))}
    </div>
  )
}
