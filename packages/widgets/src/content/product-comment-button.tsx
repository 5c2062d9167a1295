import { useLabels } from '../lib/labels'
import { FormOpener, type OpenedForm } from '../lib/small-form/form-opener'
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
  const load = async () => {
    const { ProductCommentForm } = await import('./content-forms')
    return (opened: OpenedForm) => <ProductCommentForm {...opened} id={id} text={text} />
  }
  return <FormOpener name="product-comment" label={text.button} load={load} />
}
