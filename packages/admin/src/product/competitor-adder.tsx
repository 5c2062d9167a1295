import { useLabels } from '../kit/staff/staff-context'
import { Button } from '@prilavok/ui/button'
import { useId, useState, type KeyboardEvent } from 'react'
import { productLabels } from './product-part'

interface CompetitorAdderProps {
  readonly error: string | null
  readonly isBusy: boolean
  /** Resolves with whether the offer has been added. */
  readonly onParse: (address: string) => Promise<boolean>
  readonly onAdd: (address: string) => boolean
}

/** Takes the address of another shop's page: reads the offer from it, or adds it as it is. */
export function CompetitorAdder({ error, isBusy, onParse, onAdd }: CompetitorAdderProps) {
  const words = useLabels(productLabels)
  const id = useId()
  const [url, setUrl] = useState('')
  const parse = async () => {
    if (await onParse(url.trim())) setUrl('')
  }
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter reads the offer; it would save the record otherwise.
    event.preventDefault()
    void parse()
  }
  return (
    <>
      <div className="pk-staff-adder">
        <label className="pk-staff-field" data-grow="">
          <span className="pk-staff-field__name">{words.competitorUrl}</span>
          <input
            className="pk-staff-input"
            type="url"
            value={url}
            aria-invalid={error !== null || undefined}
            aria-describedby={id}
            onChange={(event) => setUrl(event.target.value)}
            onKeyDown={press}
          />
        </label>
        <Button size="small" busy={isBusy} onClick={() => void parse()}>
          {words.parse}
        </Button>
        <Button size="small" variant="quiet" onClick={() => onAdd(url.trim()) && setUrl('')}>
          {words.addUnparsed}
        </Button>
      </div>
      <p className="pk-staff-field__error" id={id} role="alert" hidden={error === null}>
        {error}
      </p>
    </>
  )
}
