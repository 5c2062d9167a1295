import {
  CUSTOMER_KINDS,
  faceOf,
  ORDER_COMMENTS,
  ORDER_MARKS,
  ORDER_PURPOSES,
  ORDER_SOURCES,
} from '@prilavok/core/survey'
import { useOrderSurvey } from '@prilavok/react'
import { TextArea } from '@prilavok/ui/text-field'
import { useId } from 'react'
import { useLabels } from '../lib/labels'
import { EmojiSlider } from './emoji-slider'
import { SurveyBoxes } from './survey-boxes'
import { SurveyForm } from './survey-form'
import { orderSurveyRu, type OrderSurveyLabels } from './survey.labels'

/** Which order is asked about. */
export interface OrderSurveyProps {
  /** The secret of the page. */
  readonly id: string
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<OrderSurveyLabels> | undefined
}

/** Longer comments are cut by the server. */
const LONGEST_COMMENT = 2_000

const markText = (mark: number | null, text: OrderSurveyLabels): string =>
  mark === null ? text.noMark : text.mark(mark, text.faces[faceOf(mark)] ?? '')

/** What a buyer thinks of an order: scales with faces, comments, purposes and sources. Source: SURVEY-11 to SURVEY-17. */
export function OrderSurvey({ id, labels }: OrderSurveyProps) {
  const text = useLabels('orderSurvey', orderSurveyRu, labels)
  const { values, status, change, send } = useOrderSurvey(id)
  const fieldId = useId()
  const boxes = [
    [text.purposes, ORDER_PURPOSES],
    [text.kinds, CUSTOMER_KINDS],
    [text.sources, ORDER_SOURCES],
  ] as const
  return (
    <SurveyForm status={status} submit={text.submit} onSend={() => void send()}>
      <fieldset className="pk-survey-form__group">
        <legend className="pk-survey-form__legend">{text.marks}</legend>
        {ORDER_MARKS.map((name) => (
          <EmojiSlider
            key={name}
            label={text[name]}
            value={values[name]}
            valueText={markText(values[name], text)}
            onChange={(mark) => change({ [name]: mark })}
          />
        ))}
      </fieldset>
      <fieldset className="pk-survey-form__group">
        <legend className="pk-survey-form__legend">{text.comments}</legend>
        {ORDER_COMMENTS.map((name) => (
          <TextArea
            key={name}
            id={`${fieldId}-${name}`}
            label={text[name]}
            optional
            maxLength={LONGEST_COMMENT}
            value={values[name] ?? ''}
            onInput={(comment) => change({ [name]: comment })}
          />
        ))}
      </fieldset>
      {boxes.map(([legend, names]) => (
        <SurveyBoxes
          key={legend}
          legend={legend}
          names={names}
          values={values}
          labels={text}
          onChange={(name, value) => change({ [name]: value })}
        />
      ))}
    </SurveyForm>
  )
}
