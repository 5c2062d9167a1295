import type { ExperimentDecide, ExperimentReport } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useState } from 'react'
import { useLabels } from '../kit/staff/staff-context'
import { experimentLabels, useNames } from './use-experiment-words'

/** What is asked about. */
export type Decision = 'Ship' | 'Stop' | 'Resume'

interface DecideDialogProps {
  readonly experiment: ExperimentReport
  readonly decision: Decision
  readonly onClose: () => void
  readonly onDecide: (decided: Pick<ExperimentDecide, 'decision' | 'label' | 'note'>) => void
}

const MOST_NOTE = 500

/** The options that may be shipped: the control is what a stop brings back, and what all see need not be shipped again. */
export const toShip = ({ options, decided }: ExperimentReport) =>
  options.filter(({ label, isControl }) => !isControl && label !== decided)

/** Says what buyers will see, before they do. */
export function DecideDialog({ experiment, decision, onClose, onDecide }: DecideDialogProps) {
  const words = useLabels(experimentLabels)
  const { cancel } = useLabels('staff')
  const { title, meaning } = useNames(experiment)
  const id = useId()
  const { options, leader, verdict } = experiment
  const control = options.find(({ isControl }) => isControl)
  const choices = toShip(experiment)
  const [label, setLabel] = useState(() => (choices.find((each) => each.label === leader) ?? choices[0])?.label ?? '')
  const [note, setNote] = useState('')
  const shownLabel = decision === 'Ship' ? label : (control?.label ?? '')
  const shown = options.find((each) => each.label === shownLabel)
  const shownMeaning = shown === undefined ? null : meaning(shown)
  const what = {
    Ship: { title: words.shipTitle(title), run: words.ship, help: words.shipHelp(label) },
    Stop: { title: words.stopTitle(title), run: words.stop, help: words.stopHelp(shownLabel) },
    Resume: { title: words.resumeTitle(title), run: words.resume, help: words.resumeHelp },
  }[decision]
  const isUnsure = decision === 'Ship' && !(verdict === 'Better' && label === leader)
  return (
    <Dialog
      id={`pk-staff-decide${id}`}
      open
      size="small"
      title={what.title}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="primary"
            onClick={() => onDecide({ decision, label: decision === 'Ship' ? label : null, note: note.trim() || null })}
          >
            {what.run}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <div className="pk-staff-decide">
        {decision === 'Ship' && choices.length > 1 && (
          <fieldset className="pk-staff-decide__options">
            <legend>{words.option}</legend>
            {choices.map((each) => (
              <label className="pk-staff-check" key={each.label}>
                <input
                  type="radio"
                  name={`${id}-label`}
                  checked={each.label === label}
                  onChange={() => setLabel(each.label)}
                />
                {each.label}
              </label>
            ))}
          </fieldset>
        )}
        <p>{what.help}</p>
        {decision !== 'Resume' && shownMeaning !== null && (
          <p>
            <strong>{`${title}: ${shownMeaning}.`}</strong>
          </p>
        )}
        {isUnsure && <p className="pk-staff-decide__unsure">{words.shipUnsure}</p>}
        <p className="pk-staff-note">{words.fromNext}</p>
        <label className="pk-staff-field">
          <span className="pk-staff-field__name">{words.note}</span>
          <textarea
            className="pk-staff-input"
            rows={2}
            maxLength={MOST_NOTE}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
      </div>
    </Dialog>
  )
}
