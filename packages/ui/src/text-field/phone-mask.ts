import {
  Maskito,
  maskitoTransform,
  maskitoUpdateElement,
  type MaskitoOptions,
  type MaskitoPreprocessor,
} from '@maskito/core'
import { isForeign, maskedText, OPENING, typedDigits } from './phone-digits'

const LENGTH = 10
const digit = /\d/

/** Puts a number into the form the mask knows, before the mask sees it; one of another country stays as it is. */
const normalise: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') {
    // What the browser filled in, or what a keyboard wrote without asking.
    if (value.startsWith('+7') || !digit.test(value) || isForeign(value)) return { elementState }
    const whole = `${OPENING}${typedDigits(value)}`
    return { elementState: { value: whole, selection: [whole.length, whole.length] } }
  }
  if (action !== 'insert') return { elementState, data }
  const rest = value.slice(0, selection[0]) + value.slice(selection[1])
  const typed = data.replace(/\D/g, '')
  const startsAnew = !digit.test(rest) || typed.length >= LENGTH
  if (startsAnew && isForeign(rest.startsWith('+') && !digit.test(rest) ? `+${data}` : data))
    return { elementState: { value: '', selection: [0, 0] }, data: rest === '+' ? `+${data}` : data }
  if (isForeign(rest)) return { elementState, data }
  if (typed === '') return { elementState, data: data.startsWith('+') && rest === '' ? '+' : '' }
  // The eleventh digit of a number that is whole is a slip of the finger.
  if (typed.length === 1 && isWhole(rest)) return { elementState, data: '' }
  return startsAnew
    ? { elementState: { value: '', selection: [0, 0] }, data: `${OPENING}${typedDigits(data)}` }
    : { elementState, data: data.startsWith('+7') ? typed.slice(1) : typed }
}

const isWhole = (text: string): boolean => typedDigits(text).length === LENGTH && !isForeign(text)

const RUSSIAN = [
  '+',
  '7',
  ' ',
  '(',
  digit,
  digit,
  digit,
  ')',
  ' ',
  digit,
  digit,
  digit,
  '-',
  digit,
  digit,
  '-',
  digit,
  digit,
]
const ANY = /^.*$/s

/** `+7 (###) ###-##-##`, and whatever was typed of a number of another country. Source: CONTACT-10. */
export const phoneMask: MaskitoOptions = {
  mask: ({ value }) => (value === '+' || isForeign(value) ? ANY : RUSSIAN),
  preprocessors: [normalise],
}

/** Ten digits that begin as a number of eleven does: who is typing them key by key is one key from its end. */
const UNFINISHED = /^[78](\d{9})$/

/**
 * Puts the mask on a field and formats what it holds; returns what takes it off. What is being typed key by key is read as the mask reads
 * keys: a first 7 or 8 is that of eleven digits, not of a code. Source: CONTACT-12.
 */
export function attachPhoneMask(field: HTMLInputElement, isTyped: boolean): () => void {
  const unfinished = isTyped && !field.value.startsWith('+') ? UNFINISHED.exec(field.value.replace(/\D/g, '')) : null
  if (unfinished !== null) maskitoUpdateElement(field, maskedText(unfinished[1] ?? ''))
  const mask = new Maskito(field, phoneMask)
  const { value, selectionStart, selectionEnd } = field
  const caret = [selectionStart ?? value.length, selectionEnd ?? value.length] as const
  maskitoUpdateElement(field, maskitoTransform({ value, selection: caret }, phoneMask))
  return () => mask.destroy()
}
