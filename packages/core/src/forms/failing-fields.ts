import type { FieldRules } from './contact-fields'
import type { Values } from './forms.types'
import { phonesOf } from './text-rules'
import { isEmpty } from './values'

/**
 * The fields of which a rule fails, in the order of the rules; for screens that have their own words for each field (VALID-26, VALID-27). With
 * `foreignPhones` phones of other countries hold too.
 */
export const failingFields = <R extends FieldRules>(
  rules: R,
  values: Values,
  foreignPhones = false,
): readonly (keyof R & string)[] =>
  Object.entries(rules).flatMap(([name, ofField]) => {
    const value = values[name]
    const all = phonesOf(ofField, foreignPhones)
    const judging = isEmpty(value) ? all.filter(({ judgesEmpty }) => judgesEmpty === true) : all
    return judging.every((rule) => rule.passes(value, values)) ? [] : [name]
  })
