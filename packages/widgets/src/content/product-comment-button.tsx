import { productCommentForm } from '@prilavok/core/content'
import { useLabels } from '../lib/labels'
import { SmallFormButton } from '../lib/small-form/small-form-button'
import { productCommentFormRu, type ProductCommentFormLabels } from './content.labels'

/** Which product is reviewed. */
export interface ProductCommentButtonProps {
  /** The id of the product. */
  readonly id: string
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductCommentFormLabels> | undefined
}

/** A button that opens the form for a review of a product. Source: CONTENT-15, CONTENT-18. */
export function ProductCommentButton({ id, labels }: ProductCommentButtonProps) {
  const text = useLabels('productCommentForm', productCommentFormRu, labels)
  return <SmallFormButton spec={productCommentForm} given={{ productId: id }} subject={id} text={text} />
}
