import { cartSettings, isPriceKnown } from '@prilavok/core/cart'
import { useCart, useSettings, useVisitorCity } from '@prilavok/react'
import { Notice } from '@prilavok/ui/notice'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { roublesText } from '../lib/roubles-text'
import { cartNotesRu, type CartNotesLabels } from './cart.labels'

/** Cities of these kinds take the money at the door. Source: CART-22. */
const PAYS_ON_DELIVERY: ReadonlySet<string> = new Set(['PaymentOnDelivery', 'PaymentOnDeliveryForSmallProducts'])

/** What the notes on paying depend on beside the cart. */
export interface CartNotesProps {
  /** The paymentType of the visitor's city; null while it is not known. */
  readonly paymentType: string | null
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CartNotesLabels> | undefined
}

/** Whether the cart can be paid for on delivery; says nothing about an empty cart (CART-22 to CART-24). */
export function CartNotes({ paymentType, labels }: CartNotesProps) {
  const { lines, total, calculated } = useCart()
  const { payOnDeliveryNoteFrom } = useSettings(cartSettings)
  const threshold = calculated?.payOnDeliveryFrom ?? payOnDeliveryNoteFrom
  const text = useLabels('cartNotes', cartNotesRu, labels)
  if (lines.length === 0 || !lines.every(isPriceKnown)) return null
  if (total < threshold) return <Notice>{text.prepaymentOnly(roublesText(threshold))}</Notice>
  return paymentType !== null && PAYS_ON_DELIVERY.has(paymentType) ? (
    <Notice tone="success">{text.payOnDelivery}</Notice>
  ) : null
}

/** The same for the city that the visitor is in. */
const VisitorCartNotes = (): ReturnType<typeof CartNotes> => (
  <CartNotes paymentType={useVisitorCity()?.paymentType ?? null} />
)

/** The notes of the cart page: for the city that the page names, or else the one that the visitor is in. */
export const PageNotes = ({ paymentType }: { readonly paymentType?: string | undefined }): ReactNode =>
  paymentType === undefined ? <VisitorCartNotes /> : <CartNotes paymentType={paymentType} />
