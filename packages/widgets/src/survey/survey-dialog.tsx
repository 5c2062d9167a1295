import type { Survey } from '@prilavok/core/survey'
import { Button } from '@prilavok/ui/button'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { useId } from 'react'
import { useLabels } from '../lib/labels'
import type { SurveyLabels } from './survey.labels'

interface SurveyDialogProps {
  readonly survey: Survey
  readonly text: SurveyLabels
  readonly onChoose: (optionId: string) => void
  readonly onCancel: () => void
}

/** The question and its answers; a press on one is the answer. Source: SURVEY-06. */
export function SurveyDialog({ survey, text, onChoose, onCancel }: SurveyDialogProps) {
  const id = useId()
  const title = survey.detailedTitle ?? survey.shortTitle ?? text.button
  return (
    <Dialog
      id={id}
      open
      size="small"
      title={title}
      labels={useLabels('dialog', dialogLabels)}
      onClose={onCancel}
      footer={
        <Button variant="quiet" onClick={onCancel}>
          {text.cancel}
        </Button>
      }
    >
      {survey.hint !== null && <p className="pk-survey-dialog__hint">{survey.hint}</p>}
      <div className="pk-survey-dialog__options" role="group" aria-label={title}>
        {survey.options.map((option) => (
          <Button key={option.id} onClick={() => onChoose(option.id)}>
            {option.name}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}
