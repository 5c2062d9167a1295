import {
  Maskito,
  maskitoTransform,
  maskitoUpdateElement,
  type MaskitoOptions,
  type MaskitoPreprocessor,
} from '@maskito/core'
import { OPENING, typedDigits } from './phone-digits'

const LENGTH = 10
const digit = /\d/

/** Puts a number into the form the mask knows, before the mask sees it. */
const normalise: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') {
    // What the browser filled in, or what a keyboard wrote without asking.
    if (value.startsWith('+7') || !digit.test(value)) return { elementState }
    const whole = `${OPENING}${typedDigits(value)}`
    return { elementState: { value: whole, selection: [whole.length, whole.length] } }
  }
  if (action !== 'insert') return { elementState, data }
  const rest = value.slice(0, selection[0]) + value.slice(selection[1])
  const typed = data.replace(/\D/g, '')
  if (typed === '') return { elementState, data: data.startsWith('+') && rest === '' ? '+' : '' }
  const startsAnew = !digit.test(rest) || typed.length >= LENGTH
  return startsAnew
    ? { elementState: { value: '', selection: [0, 0] }, data: `${OPENING}${typedDigits(data)}` }
    : { elementState, data: data.startsWith('+7') ? typed.slice(1) : typed }
}

/** `+7 (###) ###-##-##` (CONTACT-10). */
export const phoneMask: MaskitoOptions = {
  mask: ['+', '7', ' ', '(', digit, digit, digit, ')', ' ', digit, digit, digit, '-', digit, digit, '-', digit, digit],
  preprocessors: [normalise],
}

const countDigits = (text: string): number => text.replace(/\D/g, '').length

/** The place in a text that has so many digits behind it. */
function placeBefore(text: string, digitsBehind: number): number {
  let place = text.length
  for (let left = digitsBehind; left > 0 && place > 0; place--) if (digit.test(text.charAt(place - 1))) left -= 1
  return place
}

/**
 * Puts the mask on a field that may be in use already: what was typed stays, and the caret stays before the same
 * digits. Returns what takes the mask off.
 */
export function maskPhone(field: HTMLInputElement): () => void {
  const mask = new Maskito(field, phoneMask)
  const typed = field.value
  const value = maskitoTransform(typed, phoneMask)
  const caret = placeBefore(value, countDigits(typed.slice(field.selectionEnd ?? typed.length)))
  if (value !== typed) maskitoUpdateElement(field, { value, selection: [caret, caret] })
  return () => mask.destroy()
}
