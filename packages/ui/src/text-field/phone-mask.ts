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

/** `+7 (###) ###-##-##`. Source: CONTACT-10. */
export const phoneMask: MaskitoOptions = {
  mask: ['+', '7', ' ', '(', digit, digit, digit, ')', ' ', digit, digit, digit, '-', digit, digit, '-', digit, digit],
  preprocessors: [normalise],
}

/** Puts the mask on a field and formats what it holds; returns what takes it off. */
export function attachPhoneMask(field: HTMLInputElement): () => void {
  const mask = new Maskito(field, phoneMask)
  const { value, selectionStart, selectionEnd } = field
  const caret = [selectionStart ?? value.length, selectionEnd ?? value.length] as const
  maskitoUpdateElement(field, maskitoTransform({ value, selection: caret }, phoneMask))
  return () => mask.destroy()
}
