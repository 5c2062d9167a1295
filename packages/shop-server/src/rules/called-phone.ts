import { normalPhone } from './phone'

/** A phone as telephony writes it: a link, an address of SIP, dots, an exit code, an extension; null for what is no phone of this country. */
export function calledPhone(text: string): string | null {
  const [number = ''] = text
    .trim()
    .replace(/^(?:tel|sips?|callto):/i, '')
    .split(/[;@,]/)
  const plain = number.replace(/[./]/g, '')
  return normalPhone(plain) ?? normalPhone(plain.replace(/^(?:00|810)(?=7)/, ''))
}
