import { useStaff } from '@prilavok/admin'
import { ownResource } from '@prilavok/contracts/admin'
import { useEffect, useState } from 'react'
import { coupon } from './coupon'
import './coupon-print.css'

const WORDS = {
  ru: { print: 'Напечатать', until: 'до', forever: 'без срока' },
  en: { print: 'Print', until: 'until', forever: 'no end' },
}
const { read } = ownResource(coupon)

interface Coupon {
  readonly code: string
  readonly worth: number
  readonly endsOn: string | null
}

/** The coupon as it is printed: a tab of its own beside the form. */
export function CouponPrint({ id }: { readonly id: string }) {
  const { client, locale } = useStaff()
  const [shown, setShown] = useState<Coupon | null>(null)
  useEffect(() => {
    let isOver = false
    void client.receive(read, { params: { id } }).then(
      ({ value }) => isOver || setShown(value as Coupon),
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [client, id])
  const words = WORDS[locale]
  if (shown === null) return null
  const { code, worth, endsOn } = shown
  return (
    <section className="coupon">
      <strong className="coupon__code">{code}</strong>
      <span>{`${worth.toLocaleString(locale)} ₽`}</span>
      <span>{endsOn === null ? words.forever : `${words.until} ${new Date(endsOn).toLocaleDateString(locale)}`}</span>
      <button type="button" onClick={() => globalThis.print()}>
        {words.print}
      </button>
    </section>
  )
}
