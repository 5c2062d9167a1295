import { usePaymentRun } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { putInSight } from '@prilavok/ui/in-sight'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import './payment-frame.css'
import { paymentFrameRu, type PaymentFrameLabels } from './payment.labels'

/** What the place of the card form takes. */
export interface PaymentFrameProps {
  readonly labels?: Partial<PaymentFrameLabels> | undefined
}

/** The bank's card form on this page: a placeholder while it loads, scrolled into view once it is there. */
export function PaymentFrame({ labels }: PaymentFrameProps) {
  const { phase, showIn, chooseAnother } = usePaymentRun()
  const text = useLabels('paymentFrame', paymentFrameRu, labels)
  const waiting = useLabels('skeleton', skeletonLabels)
  const place = useRef<HTMLElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const open = phase === 'starting' || phase === 'widget'
  // Every payment draws into a place of its own: what a former one has left is nothing to press.
  useEffect(() => {
    showIn(form.current)
    return () => showIn(null)
  }, [showIn, open])
  useEffect(() => {
    // The bank's own fields take the focus themselves; until then their title has it.
    if (open && place.current !== null) putInSight(place.current, { focus: phase === 'widget' })
  }, [open, phase])
  return (
    <section
      className="pk-payment-frame"
      data-open={open ? '' : undefined}
      aria-label={text.title}
      aria-busy={phase === 'starting'}
      tabIndex={-1}
      ref={place}
    >
      {phase === 'starting' && (
        <Skeleton labels={waiting}>
          <SkeletonBlock height="44px" />
          <SkeletonBlock height="44px" />
          <SkeletonBlock height="44px" width="50%" />
        </Skeleton>
      )}
      {open && <div className="pk-payment-frame__form" ref={form} />}
      {phase === 'widget' && <Button onClick={() => void chooseAnother()}>{text.another}</Button>}
    </section>
  )
}
