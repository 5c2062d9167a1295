import type { FieldRules } from './contact-fields'
import type { Values } from './forms.types'
import { isEmpty } from './values'

/** The fields of which a rule fails, in the order of the rules; for screens that have their own words for each field (VALID-26, VALID-27). */
export const failingFields = <R extends FieldRules>(rules: R, values: Values): readonly (keyof R & string)[] =>
  Object.entries(rules).flatMap(([name, ofField]) => {
    const value = values[name]
    const judging = isEmpty(value) ? ofField.filter(({ judgesEmpty }) => judgesEmpty === true) : ofField
    return judging.every((rule) => rule.passes(value, values)) ? [] : [name]
  })
