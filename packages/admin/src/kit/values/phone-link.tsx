import { useValues } from './use-values'

/** The address that calls a phone; null for a masked one, and for what is none. */
export const telOf = (phone: string | null | undefined): string | null => {
  const plain = (phone ?? '').replace(/[\s()\u00a0-]/g, '')
  return /^\+?\d{10,15}$/.test(plain) ? `tel:${plain}` : null
}

/** A phone as people read it, that is called by a press; a masked one is a text. */
export function PhoneLink({ value }: { readonly value: string | null | undefined }) {
  const { phone } = useValues()
  const address = telOf(value)
  const text = phone(value)
  if (address === null) return text === '' ? null : <span>{text}</span>
  // Its spaces break no line.
  return <a href={address}>{text}</a>
}
