import { Button } from '@prilavok/ui/button'
import { useId, useState, type KeyboardEvent } from 'react'
import { fromLocal, toLocal } from '../kit/form/value-texts'
import { LetterKey } from '../kit/keys/letter-key'
import { useLabels, useReader } from '../kit/staff/staff-context'
import { callTimes } from '../kit/values/call-times'
import { callCardRu } from './call-card.labels'
import { callCardEn } from './call-card.labels.en'

interface CallAgainProps {
  /** Is called with the moment at which the order comes back to be called about. */
  readonly onAgain: (callOn: string) => void
}

/** A buyer who was not reached: the order leaves those to call, and comes back at its time. */
export function CallAgain({ onAgain }: CallAgainProps) {
  const words = useLabels({ ru: callCardRu, en: callCardEn })
  const { timeZone } = useReader()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const [times] = useState(() => callTimes(Date.now(), timeZone))
  const set = () => typed !== null && onAgain(typed)
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // A line of text would send the form of the order around the dialog.
    event.preventDefault()
    set()
  }
  return (
    <div className="pk-staff-again" role="group" aria-labelledby={id}>
      <span className="pk-staff-field__name" id={id}>
        {words.again}
      </span>
      <div className="pk-staff-choices">
        <Button size="small" onClick={() => onAgain(callTimes(Date.now(), timeZone).hour)}>
          {words.hour} <LetterKey letter="H" />
        </Button>
        {times.evening !== null && (
          <Button size="small" onClick={() => times.evening !== null && onAgain(times.evening)}>
            {words.evening}
          </Button>
        )}
        <Button size="small" onClick={() => onAgain(times.tomorrow)}>
          {words.tomorrow}
        </Button>
      </div>
      <div className="pk-staff-choices">
        <input
          className="pk-staff-input"
          type="datetime-local"
          aria-label={words.at}
          value={toLocal(typed ?? '', timeZone)}
          onKeyDown={press}
          onChange={({ target }) => setTyped(fromLocal(target.value, timeZone))}
        />
        <Button size="small" looksDisabled={typed === null} onClick={set}>
          {words.set}
        </Button>
      </div>
    </div>
  )
}
