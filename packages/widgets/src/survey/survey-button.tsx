import { notificationsFeature } from '@prilavok/core/notifications'
import { useShop, useSurvey } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { useEffect } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import './survey-button.css'
import { surveyRu, type SurveyLabels } from './survey.labels'

/** Only texts can be set. */
export interface SurveyButtonProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<SurveyLabels> | undefined
}

const Window = lazySection(() => import('./survey-dialog'))

/** A button that asks one question, a while after the page was opened, until it is answered or refused. Source: SURVEY-05 to SURVEY-10. */
export function SurveyButton({ labels }: SurveyButtonProps) {
  const text = useLabels('survey', surveyRu, labels)
  const { show } = useShop().use(notificationsFeature)
  const { status, survey, isOffered, isOpen, open, cancel, answer } = useSurvey()
  const fail = () => show({ kind: 'danger', text: text.failed })
  useEffect(() => {
    if (status === 'failed') fail()
  }, [status])
  if (!isOffered || survey === null) return null
  const choose = async (optionId: string) => {
    if ((await answer(optionId)) === 'sent') show({ text: text.thanks })
    else fail()
  }
  return (
    <div className="pk-survey-button">
      <Button aria-haspopup="dialog" onClick={open}>
        {survey.shortTitle ?? text.button}
      </Button>
      {isOpen && (
        <Window>
          {({ SurveyDialog }) => (
            <SurveyDialog survey={survey} text={text} onChoose={(id) => void choose(id)} onCancel={cancel} />
          )}
        </Window>
      )}
    </div>
  )
}
