import { wholesaleForm, type WholesaleRequestType } from '@prilavok/core/lead'
import { Dialog, dialogLabels } from '@prilavok/ui/dialog'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLabels } from '../lib/labels'
import type { OpenedForm } from '../lib/small-form/form-opener'
import { longTextKind } from '../lib/small-form/long-text-kind'
import { phoneKind } from '../lib/small-form/phone-kind'
import { SmallForm } from '../lib/small-form/small-form'
import { ConsentNote } from './consent-note'
import { wholesaleRu, type WholesaleLabels } from './lead.labels'
import './wholesale-form.css'

/** The wholesale form, in the page or in a window. */
export interface WholesaleFormProps {
  readonly opened?: OpenedForm
  readonly labels?: Partial<WholesaleLabels> | undefined
}

const kinds = { ...phoneKind, ...longTextKind }
const TABS = ['Sale', 'Buy'] as const satisfies readonly WholesaleRequestType[]
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: 1, Home: 0, End: 1 }

/** Buys or offers in bulk: two tabs over one form, so that what is typed stays when the other one is opened. Source: LEAD-10, LEAD-11. */
export function WholesaleForm({ opened, labels }: WholesaleFormProps) {
  const text = useLabels('wholesale', wholesaleRu, labels)
  const dialogWords = useLabels('dialog', dialogLabels)
  const [type, setType] = useState<(typeof TABS)[number]>('Sale')
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const at = event.key.startsWith('Arrow') ? (TABS.indexOf(type) + step) % TABS.length : step
    setType(TABS[at] ?? 'Sale')
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[at]?.focus()
  }
  const content = (
    <div className="pk-wholesale">
      <div className="pk-wholesale__tabs" role="tablist" aria-label={text.tabs} ref={list}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            className="pk-wholesale__tab"
            id={`${id}-${tab}`}
            aria-selected={tab === type}
            aria-controls={`${id}-panel`}
            tabIndex={tab === type ? 0 : -1}
            onClick={() => setType(tab)}
            onKeyDown={move}
          >
            {tab === 'Sale' ? text.sale : text.buy}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${type}`}>
        <SmallForm spec={wholesaleForm} given={{ type }} text={text} kinds={kinds} onSent={opened?.onClose}>
          <ConsentNote consent={text.consent} policy={text.policy} />
        </SmallForm>
      </div>
    </div>
  )
  if (opened === undefined) return content
  return (
    <Dialog id={`${id}-dialog`} open title={text.title} labels={dialogWords} {...opened}>
      {content}
    </Dialog>
  )
}
