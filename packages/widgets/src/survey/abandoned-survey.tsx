import { ABANDON_REASONS } from '@prilavok/core/survey'
import { useAbandonedSurvey } from '@prilavok/react'
import { TextArea } from '@prilavok/ui/text-field'
import { useId } from 'react'
import { useLabels } from '../lib/labels'
import { SurveyBoxes } from './survey-boxes'
import { SurveyForm } from './survey-form'
import { abandonedSurveyRu, type AbandonedSurveyLabels } from './survey.labels'

/** Which order was abandoned. */
export interface AbandonedSurveyProps {
  /** The id of its draft. */
  readonly id: string
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<AbandonedSurveyLabels> | undefined
}

const LONGEST_COMMENT = 2_000

/** Why an order was abandoned. Source: SURVEY-18, SURVEY-19. */
export function AbandonedSurvey({ id, labels }: AbandonedSurveyProps) {
  const text = useLabels('abandonedSurvey', abandonedSurveyRu, labels)
  const { values, status, change, send } = useAbandonedSurvey(id)
  const fieldId = useId()
  return (
    <SurveyForm status={status} submit={text.submit} onSend={() => void send()}>
      <SurveyBoxes
        legend={text.reasons}
        names={ABANDON_REASONS}
        values={values}
        labels={text}
        onChange={(name, value) => change({ [name]: value })}
      />
      <TextArea
        id={`${fieldId}-comment`}
        label={text.comment}
        optional
        maxLength={LONGEST_COMMENT}
        value={values.comment ?? ''}
        onInput={(comment) => change({ comment })}
      />
    </SurveyForm>
  )
}
