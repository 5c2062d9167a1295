import { notificationsFeature } from '@prilavok/core/notifications'
import type { SurveyFormState } from '@prilavok/core/survey'
import { useShop } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { useEffect, type ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import './survey-form.css'
import { surveyRu } from './survey.labels'

interface SurveyFormProps {
  readonly status: SurveyFormState<object>['status']
  readonly submit: string
  readonly onSend: () => void
  readonly children: ReactNode
}

/** The frame of a survey that is sent as a whole; a failure shows a message, and the typed text stays. Source: SURVEY-21. */
export function SurveyForm({ status, submit, onSend, children }: SurveyFormProps) {
  const text = useLabels('survey', surveyRu)
  const { show } = useShop().use(notificationsFeature)
  useEffect(() => {
    if (status === 'failed') show({ kind: 'danger', text: text.failed })
  }, [status])
  return (
    <div className="pk-survey-form">
      {children}
      <div>
        <Button variant="primary" busy={status === 'sending' || status === 'sent'} onClick={onSend}>
          {submit}
        </Button>
      </div>
    </div>
  )
}
