import { normalPhone, takenPhone, type PhonePolicy } from './phone'

/** A phone as telephony writes it: a link, an address of SIP, dots, an exit code, an extension; null for what is no phone that the shop takes. */
export function calledPhone(text: string, phones: PhonePolicy): string | null {
  const [number = ''] = text
    .trim()
    .replace(/^(?:tel|sips?|callto):/i, '')
    .split(/[;@,]/)
  const plain = number.replace(/[./]/g, '')
  return takenPhone(plain, phones) ?? normalPhone(plain.replace(/^(?:00|810)(?=7)/, ''))
}
