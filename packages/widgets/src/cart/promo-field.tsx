import { usePromoCode } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { CheckIcon } from '@prilavok/ui/icon'
import { TextField } from '@prilavok/ui/text-field'
import { useEffect, useId, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import './promo-field.css'
import { promoFieldRu, type PromoFieldLabels } from './promo-field.labels'

/** Only texts can be set. */
export interface PromoFieldProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<PromoFieldLabels> | undefined
}

/** Where a promo code is typed, and what became of it: what it takes off, or why it is not granted. */
export function PromoField({ labels }: PromoFieldProps) {
  const text = useLabels('promoField', promoFieldRu, labels)
  const { code, outcome, setCode } = usePromoCode()
  const money = useMoney()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOpen) field.current?.focus()
  }, [isOpen])

  if (code !== null && outcome?.isApplied === true)
    return (
      <p className="pk-promo-field" data-applied="" role="status">
        <CheckIcon />
        <span className="pk-promo-field__code">{text.applied(code)}</span>
        {outcome.discount !== null && <b className="pk-promo-field__off">{money(-outcome.discount)}</b>}
        <Button size="small" variant="quiet" aria-label={text.removeCode(code)} onClick={() => setCode(null)}>
          {text.remove}
        </Button>
      </p>
    )
  if (code === null && !isOpen)
    return (
      <p className="pk-promo-field">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {text.open}
        </Button>
      </p>
    )
  const value = typed ?? code ?? ''
  const apply = () => {
    setCode(value)
    setTyped(null)
  }
  // What is typed anew has not been refused yet.
  const refusal = typed === null && outcome?.isApplied === false ? outcome : null
  const why =
    refusal && (text.refused(refusal.reason ?? '', money(refusal.missing ?? 0)) || refusal.message || text.unclear)
  return (
    <div className="pk-promo-field" data-open="">
      <TextField
        id={id}
        ref={field}
        label={text.label}
        value={value}
        error={why ?? undefined}
        help={code !== null && typed === null && outcome === null ? text.waiting : undefined}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        onInput={setTyped}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <div className="pk-promo-field__act">
        <Button onClick={apply}>{text.apply}</Button>
        {code !== null && (
          <Button
            variant="quiet"
            aria-label={text.removeCode(code)}
            onClick={() => {
              setTyped(null)
              setCode(null)
              setOpen(false)
            }}
          >
            {text.remove}
          </Button>
        )}
      </div>
    </div>
  )
}
