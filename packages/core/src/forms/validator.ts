import type { FieldError, FieldRule, FieldSpec, RuleMessages, Values } from './forms.types'
import { isEmpty } from './values'

/** Judges the fields of a form; a field's first failing rule is its error (VALID-26). */
export interface Validator<N extends string> {
  readonly errorOf: (name: N, values: Values) => FieldError | null
  /** The errors of all fields, by name; an empty record when everything holds. */
  readonly errorsOf: (values: Values) => Readonly<Partial<Record<N, FieldError>>>
  /** The fields whose rules look at a field. */
  readonly readersOf: (name: string) => readonly N[]
}

interface Check {
  readonly rule: FieldRule
  /** Made once: what a rule says about a field never changes. */
  readonly error: FieldError
}

const PLACE = /\{(\w+)\}/g

/** A message with the field's label and the rule's parameters in their places. */
export const fillMessage = (message: string, places: Readonly<Record<string, string | number>>): string =>
  message.replace(PLACE, (place, name: string) => (Object.hasOwn(places, name) ? String(places[name]) : place))

/** Builds the judge of a form; `messages` replace the Russian messages of the rules, a field's own ones come first. */
export function createValidator<N extends string>(
  fields: Readonly<Record<N, FieldSpec>>,
  messages: RuleMessages = {},
): Validator<N> {
  const names = Object.keys(fields) as N[]
  const specs: Readonly<Record<string, FieldSpec>> = fields

  const checkOf = (rule: FieldRule, field: FieldSpec): Check => {
    const target = rule.reads === undefined ? '' : (specs[rule.reads]?.label ?? rule.reads)
    const message = field.messages?.[rule.name] ?? messages[rule.name] ?? rule.message
    return {
      rule,
      error: { rule: rule.name, text: fillMessage(message, { ...rule.params, _field_: field.label, target }) },
    }
  }
  const judges = names.map((name) => {
    const field = fields[name]
    return { name, when: field.when, checks: field.rules.map((rule) => checkOf(rule, field)) }
  })

  const judge = ({ name, when, checks }: (typeof judges)[number], values: Values): FieldError | null => {
    if (when !== undefined && !when(values)) return null
    const value = values[name]
    const isNothing = isEmpty(value)
    for (const { rule, error } of checks) {
      if (isNothing && rule.judgesEmpty !== true) continue
      if (!rule.passes(value, values)) return error
    }
    return null
  }

  return {
    errorOf(name, values) {
      const found = judges.find((each) => each.name === name)
      return found === undefined ? null : judge(found, values)
    },
    errorsOf(values) {
      const errors: Partial<Record<N, FieldError>> = {}
      for (const each of judges) {
        const error = judge(each, values)
        if (error !== null) errors[each.name] = error
      }
      return errors
    },
    readersOf: (name) => names.filter((each) => fields[each].rules.some(({ reads }) => reads === name)),
  }
}
