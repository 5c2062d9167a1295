import { maskitoTransform, type MaskitoOptions, type MaskitoPreprocessor } from '@maskito/core'

const LENGTH = 10
const OPENING = '+7 ('
const digit = /\d/

/**
 * The ten digits of a Russian number, or as many as there are (CONTACT-12): a leading +7, 7 or 8 goes,
 * but a number of exactly ten digits is kept whole, because 812 and 777 are codes too.
 */
export function phoneDigits(text: string): string {
  const digits = text.replace(/\D/g, '')
  const international = text.trim().startsWith('+7')
  const local = international ? digits.slice(1) : digits
  const prefixed = /^[78]/.test(local) && (international ? local.length === LENGTH + 1 : local.length !== LENGTH)
  return (prefixed ? local.slice(1) : local).slice(0, LENGTH)
}

/** Puts a number into the form the mask knows, before the mask sees it. */
const normalise: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState
  if (action === 'validation') {
    // What the browser filled in, or what a keyboard wrote without asking.
    if (value.startsWith('+7') || !digit.test(value)) return { elementState }
    const whole = `${OPENING}${phoneDigits(value)}`
    return { elementState: { value: whole, selection: [whole.length, whole.length] } }
  }
  if (action !== 'insert') return { elementState, data }
  const rest = value.slice(0, selection[0]) + value.slice(selection[1])
  const typed = data.replace(/\D/g, '')
  if (typed === '') return { elementState, data: data.startsWith('+') && rest === '' ? '+' : '' }
  const startsAnew = !digit.test(rest) || typed.length >= LENGTH
  return startsAnew
    ? { elementState: { value: '', selection: [0, 0] }, data: `${OPENING}${phoneDigits(data)}` }
    : { elementState, data: data.startsWith('+7') ? typed.slice(1) : typed }
}

/** `+7 (###) ###-##-##` (CONTACT-10). */
export const phoneMask: MaskitoOptions = {
  mask: ['+', '7', ' ', '(', digit, digit, digit, ')', ' ', digit, digit, digit, '-', digit, digit, '-', digit, digit],
  preprocessors: [normalise],
}

/** A number as the field shows it: in any writing, or up to ten digits of one; none show nothing, so that the placeholder is seen. */
export const formatPhone = (text: string): string => {
  const digits = /^\d{0,10}$/.test(text) ? text : phoneDigits(text)
  return digits === '' ? '' : maskitoTransform(`${OPENING}${digits}`, phoneMask)
}
