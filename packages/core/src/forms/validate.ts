import type { FieldError, FieldRule, RuleMessages, Values } from './forms.types'
import { rulesOf } from './rule-text'
import { createValidator } from './validator'

/** What a single value's judge may know beside the rules. */
export interface ValidateOptions {
  /** The field's name as people read it; "Значение" when there is none. */
  readonly label?: string
  /** Other fields of the same form, for rules that look at one. */
  readonly values?: Values
  /** Messages in the place of the Russian ones. */
  readonly messages?: RuleMessages
}

/**
 * Judges one value: `validate(text, 'required|max:30')` or `validate(text, [required(), max(30)])`. The first failing rule is the
 * error (VALID-26), null means that all hold. Throws when the text names a rule that does not exist.
 */
export function validate(
  value: unknown,
  rules: string | readonly FieldRule[],
  { label = 'Значение', values = {}, messages = {} }: ValidateOptions = {},
): FieldError | null {
  const field = { label, rules: typeof rules === 'string' ? rulesOf(rules) : rules }
  return createValidator({ value: field }, messages).errorOf('value', { ...values, value })
}
