import { isValidEmail } from '@prilavok/core/forms'
import { cleanLines, cleanText } from './clean-text'
import type { FieldError } from './order-check'
import { phoneMistake, takenPhone, type PhonePolicy } from './phone'

const LONGEST_NAME = 100
const LONGEST_LINE = 254

/** A line that a visitor typed; null where there is nothing in it. */
export const lineOf = (text: string | null | undefined, most = LONGEST_NAME): string | null => {
  const line = cleanText((text ?? '').replace(/\s+/g, ' '), most).trim()
  return line === '' ? null : line
}

/** A text that a visitor typed; null where there is nothing in it. */
export const textOf = (text: string | null | undefined, most: number): string | null => {
  const clean = cleanLines(text ?? '', most)
  return clean === '' ? null : clean
}

const error = (pointer: string, code: string, message: string): FieldError => ({ pointer, code, message })

/** What is wrong with a field that must hold something. */
export const needed = (pointer: string, value: string | null, message: string): readonly FieldError[] =>
  value === null ? [error(pointer, 'required', message)] : []

/** A phone or an address as it is stored, and what is wrong with what was typed; nothing typed is nothing wrong. */
export interface Contact {
  readonly value: string | null
  readonly errors: readonly FieldError[]
}

/** The phone of a form. Source: VALID-14. */
export function phoneOf(pointer: string, typed: string | null | undefined, phones: PhonePolicy): Contact {
  const line = lineOf(typed)
  const value = takenPhone(line, phones)
  const isWrong = line !== null && value === null
  return { value, errors: isWrong ? [error(pointer, 'phone', phoneMistake(line, phones))] : [] }
}

/** The e-mail address of a form. */
export function emailOf(pointer: string, typed: string | null | undefined): Contact {
  const line = lineOf(typed, LONGEST_LINE)
  if (line === null || isValidEmail(line)) return { value: line, errors: [] }
  return { value: null, errors: [error(pointer, 'email', 'Введите корректную электронную почту')] }
}
