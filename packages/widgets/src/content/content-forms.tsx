import { productCommentForm, productQuestionForm, storeFeedbackForm } from '@prilavok/core/content'
import type { OpenedForm } from '../lib/small-form/form-opener'
import { longTextKind } from '../lib/small-form/long-text-kind'
import { phoneKind } from '../lib/small-form/phone-kind'
import { scoreKind } from '../lib/small-form/score-kind'
import { SmallFormDialog } from '../lib/small-form/small-form-dialog'
import type { ProductCommentFormLabels, ProductQuestionFormLabels, StoreFeedbackLabels } from './content.labels'

interface FormProps<L> extends OpenedForm {
  readonly text: L
}

interface ProductFormProps<L> extends FormProps<L> {
  /** Id of the product. */
  readonly id: string
}

const voiceKinds = { ...scoreKind, ...longTextKind }
const questionKinds = { ...phoneKind, ...longTextKind }

/** A review of a product. Source: CONTENT-15, CONTENT-18. */
export const ProductCommentForm = ({ id, ...form }: ProductFormProps<ProductCommentFormLabels>) => (
  <SmallFormDialog
    {...form}
    spec={productCommentForm}
    given={{ productId: id }}
    subject={id}
    kinds={voiceKinds}
    title={form.text.title}
  />
)

/** Feedback on the shop. Source: CONTENT-24, CONTENT-25. */
export const StoreFeedbackForm = (form: FormProps<StoreFeedbackLabels>) => (
  <SmallFormDialog {...form} spec={storeFeedbackForm} given={null} kinds={voiceKinds} title={form.text.title} />
)

/** A question about a product. Source: CONTENT-26, CONTENT-27. */
export const ProductQuestionForm = ({ id, ...form }: ProductFormProps<ProductQuestionFormLabels>) => (
  <SmallFormDialog
    {...form}
    spec={productQuestionForm}
    given={{ productId: id }}
    subject={id}
    kinds={questionKinds}
    title={form.text.title}
  />
)
