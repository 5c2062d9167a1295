import { cartPaymentNote, cartSettings, unpricedLines } from '@prilavok/core/cart'
import { useCart, useSettings, useVisitorCity } from '@prilavok/react'
import { Notice } from '@prilavok/ui/notice'
import type { ReactNode } from 'react'
import { useLabels } from '../lib/labels'
import { roublesText } from '../lib/roubles-text'
import { cartNotesRu, type CartNotesLabels } from './cart.labels'

/** What the notes on paying depend on beside the cart. */
export interface CartNotesProps {
  /** The paymentType of the visitor's city; null while it is not known. */
  readonly paymentType: string | null
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CartNotesLabels> | undefined
}

/** Which prices may be old, and whether the cart can be paid for on delivery; says nothing about an empty cart (CART-22 to CART-24). */
export function CartNotes(props: CartNotesProps) {
  return (
    <>
      <OldPrices labels={props.labels} />
      <PaymentNote {...props} />
    </>
  )
}

function OldPrices({ labels }: Pick<CartNotesProps, 'labels'>) {
  const cart = useCart()
  const text = useLabels('cartNotes', cartNotesRu, labels)
  const unpriced = cart.calculating ? [] : unpricedLines(cart)
  if (unpriced.length === 0) return null
  return <Notice tone="warning">{text.unpriced(unpriced.map(({ name }) => `«${name}»`).join(', '))}</Notice>
}

function PaymentNote({ paymentType, labels }: CartNotesProps) {
  const cart = useCart()
  const { payOnDeliveryNoteFrom } = useSettings(cartSettings)
  const text = useLabels('cartNotes', cartNotesRu, labels)
  const note = cartPaymentNote(cart, { below: payOnDeliveryNoteFrom, cityPayment: paymentType })
  if (note === null) return null
  if (note.kind === 'onDelivery') return <Notice tone="success">{text.payOnDelivery}</Notice>
  return (
    <Notice>
      {note.kind === 'prepaidProduct' ? text.prepaidProduct(note.name) : text.prepaymentOnly(roublesText(note.sum))}
    </Notice>
  )
}

/** The same for the city that the visitor is in. */
const VisitorCartNotes = (): ReturnType<typeof CartNotes> => (
  <CartNotes paymentType={useVisitorCity()?.paymentType ?? null} />
)

/** The notes of the cart page: for the city that the page names, or else the one that the visitor is in. */
export const PageNotes = ({ paymentType }: { readonly paymentType?: string | undefined }): ReactNode =>
  paymentType === undefined ? <VisitorCartNotes /> : <CartNotes paymentType={paymentType} />
