import { momentText } from '@prilavok/core/content'
import { useProductQuestions } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useEffect } from 'react'
import { useLabels } from '../lib/labels'
import { FormOpener, type OpenedForm } from '../lib/small-form/form-opener'
import {
  productQuestionFormRu,
  productVoicesRu,
  type ProductQuestionFormLabels,
  type ProductVoicesLabels,
} from './content.labels'
import './product-voices.css'

/** Which product is asked about. */
export interface ProductQuestionsProps {
  /** The id of the product. */
  readonly id: string
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductVoicesLabels> | undefined
  /** Texts of its form. */
  readonly formLabels?: Partial<ProductQuestionFormLabels> | undefined
}

/** The answered questions about a product and a form for another one; all of it is text. Source: CONTENT-26 to CONTENT-28. */
export function ProductQuestions({ id, labels, formLabels }: ProductQuestionsProps) {
  const text = useLabels('productVoices', productVoicesRu, labels)
  const form = useLabels('productQuestionForm', productQuestionFormRu, formLabels)
  const { status, value: questions, load } = useProductQuestions(id)
  useEffect(() => void load(), [load])
  const loadForm = async () => {
    const { ProductQuestionForm } = await import('./content-forms')
    return (opened: OpenedForm) => <ProductQuestionForm {...opened} id={id} text={form} />
  }
  return (
    <section className="pk-product-voices" aria-label={text.questions} aria-busy={status === 'loading'}>
      <h3 className="pk-product-voices__heading">{text.questions}</h3>
      {status === 'failed' && (
        <Notice tone="danger" announce action={<Button onClick={() => void load()}>{text.retry}</Button>}>
          {text.failed}
        </Notice>
      )}
      {status === 'ready' && questions.length === 0 && <p className="pk-product-voices__text">{text.noQuestions}</p>}
      <ul className="pk-product-voices__list">
        {questions.map((each) => (
          <li key={each.id}>
            <p className="pk-product-voices__head">
              <b>{each.userName}</b>
              <time className="pk-product-voices__date" dateTime={each.createdOn}>
                {momentText(each.createdOn)}
              </time>
            </p>
            <p className="pk-product-voices__text">{each.question}</p>
            {each.answer !== null && (
              <div className="pk-product-voices__answer">
                <b>{text.answer}</b>
                <p className="pk-product-voices__text">{each.answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
      <div>
        <FormOpener name="product-question" label={form.button} load={loadForm} />
      </div>
    </section>
  )
}
