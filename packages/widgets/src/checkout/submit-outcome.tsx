import type { PriceChange, SubmitFailure } from '@prilavok/core/checkout'
import { Button } from '@prilavok/ui/button'
import { Notice } from '@prilavok/ui/notice'
import { useState } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import './submit-outcome.css'
import { submitOutcomeRu, type SubmitOutcomeLabels } from './order-dialogs.labels'

export interface SubmitOutcomeProps {
  readonly failure: SubmitFailure | null
  readonly priceChange: PriceChange | null
  readonly labels?: Partial<SubmitOutcomeLabels> | undefined
}

/** Why the last try did not make an order, and what to do now. */
export function SubmitOutcome({ failure, priceChange, labels }: SubmitOutcomeProps) {
  const text = useLabels('submitOutcome', submitOutcomeRu, labels)
  const money = useMoney()
  if (priceChange !== null) {
    const { before, after } = priceChange
    return (
      <Notice tone="warning" announce title={text.priceChange}>
        <p>{before === after ? text.pricesUpdated : text.priceChangeHelp(money(before), money(after))}</p>
      </Notice>
    )
  }
  if (failure === null) return null
  if (failure.kind === 'refused') return <Refused detail={failure.detail} text={text} />
  return (
    <Notice tone="danger" announce title={text[failure.kind]}>
      <p>{failure.kind === 'busy' ? text.busyHelp(failure.seconds ?? 0) : text[`${failure.kind}Help`]}</p>
    </Notice>
  )
}

interface RefusedProps {
  readonly detail: string
  readonly text: SubmitOutcomeLabels
}

/** The alert of a failed confirmation with the error behind it, to be copied and sent. Source: CHK-85. */
function Refused({ detail, text }: RefusedProps) {
  const [copied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(detail)
      setCopied(true)
    } catch {
      // A page may forbid the clipboard; the text can still be selected.
      setCopied(false)
    }
  }
  return (
    <Notice tone="danger" announce>
      <p>{text.refused}</p>
      <p className="pk-submit-outcome__detail">{detail}</p>
      <Button size="small" className="pk-submit-outcome__button" onClick={copy}>
        {copied ? text.copied : text.copy}
      </Button>
    </Notice>
  )
}
