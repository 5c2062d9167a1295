import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { paymentMarksRu, type PaymentMarksLabels } from './payment.labels'
import './payment-marks.css'

/** A card system, or another way for the money to leave a bank. */
export type PaymentMark = keyof typeof paymentMarksRu

/** Drawn on a plate of 44 by 28; colours come from the sheet, so that a page's `svg` rules do not reach them. */
const drawings: Readonly<Record<PaymentMark, ReactNode>> = {
  mir: (
    <>
      <path className="pk-mark__green" d="M5 19V9h3l2 5 2-5h3v10h-3v-5.2L10.7 19H9.3L8 13.8V19z" />
      <path className="pk-mark__green" d="M17 9h3v5.6L23.2 9H26v10h-3v-5.6L19.8 19H17z" />
      <path className="pk-mark__green" d="M28 13.4h10.6c-.5 1.6-2 2.6-3.6 2.6h-4v3h-3z" />
      <path className="pk-mark__blue" d="M28 9h7.4c2 0 3.4 1.4 3.4 3.2v.5h-7.2A4 4 0 0 1 28 9.6z" />
    </>
  ),
  visa: (
    <path
      className="pk-mark__navy"
      d="M17.8 9l-1.6 10h-2.6l1.6-10zM13 9l-3.7 10H6.6L4.6 10.4c-.6-.4-1.3-.6-2.1-.8L2.6 9h4.2c.6 0 1 .4 1.1 1l1 4.9L11.2 9zM27 9.3l-.4 2c-.7-.3-1.4-.5-2.2-.5-1 0-1.5.4-1.5.9 0 1 3.3 1.1 3.3 3.8 0 2.3-2 3.7-4.7 3.7-1.2 0-2.3-.3-3-.6l.4-2.1c.8.4 1.7.6 2.6.6 1.1 0 1.8-.4 1.8-1 0-1.1-3.3-1.2-3.3-3.8 0-2.2 1.9-3.6 4.6-3.6 1 0 1.8.2 2.4.6zM36.2 9L38.6 19h-2.4l-.3-1.5h-3.3L32 19h-2.8l4-9.2c.2-.5.6-.8 1.2-.8zm-1 3.3l-1.6 3.6h2.3z"
    />
  ),
  mastercard: (
    <>
      <circle className="pk-mark__red" cx="17.5" cy="14" r="7.5" />
      <circle className="pk-mark__yellow" cx="26.5" cy="14" r="7.5" />
      <path className="pk-mark__orange" d="M22 8a7.5 7.5 0 0 1 0 12 7.5 7.5 0 0 1 0-12" />
    </>
  ),
  sbp: (
    <>
      <path className="pk-mark__purple" d="M5 8l4 3.5v3L5 20z" />
      <path className="pk-mark__red" d="M9 5.5l7 4.2-3.4 2z" />
      <path className="pk-mark__green" d="M9 22.5l7-4.2-3.4-2z" />
      <path className="pk-mark__orange" d="M12.6 11.7L19 14l-6.4 2.3-3.6-1.8v-1z" />
      <path className="pk-mark__ink" d="M27.5 10v2h-2.5v4h2.5v2h-4.7v-8z" />
      <path
        className="pk-mark__ink"
        fillRule="evenodd"
        d="M29 10h5v2h-2.8v1h1.2c1.5 0 2.5 1 2.5 2.5S33.9 18 32.4 18H29zm2.2 4.9v1.3h.9c.8 0 .8-1.3 0-1.3z"
      />
      <path className="pk-mark__ink" d="M36.2 18v-8h5.3v8h-2.1v-6h-1.1v6z" />
    </>
  ),
}

/** What a way to pay takes, as a picture beside its words: it has one name for all of its marks. */
export function PaymentMarks({ marks }: { readonly marks: readonly PaymentMark[] }) {
  const text: PaymentMarksLabels = useLabels('paymentMarks', paymentMarksRu)
  return (
    <span className="pk-payment-marks" role="img" aria-label={marks.map((mark) => text[mark]).join(', ')}>
      {marks.map((mark) => (
        <svg key={mark} className="pk-mark" viewBox="0 0 44 28" width="44" height="28" aria-hidden="true">
          {drawings[mark]}
        </svg>
      ))}
    </span>
  )
}
