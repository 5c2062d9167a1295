import type { FieldRule, RuleName } from './forms.types'
import { namedRules } from './named-rules'

type Arguments = readonly string[]
type Read = (given: Arguments, rule: string) => FieldRule

const wrong = (rule: string, needs: string, example: string): Error =>
  new Error(`The rule "${rule}" needs ${needs}, as in "${example}".`)

function number(given: string | undefined, rule: string, example: string): number {
  const value = given === undefined || given.trim() === '' ? Number.NaN : Number(given)
  if (Number.isNaN(value)) throw wrong(rule, 'numbers', example)
  return value
}

const plain = (make: () => FieldRule): Read => make
const ofNumber =
  (make: (limit: number) => FieldRule, name: string): Read =>
  ([limit], rule) =>
    make(number(limit, rule, `${name}:30`))
const ofNumbers =
  (make: (first: number, second: number) => FieldRule, name: string): Read =>
  ([first, second], rule) =>
    make(number(first, rule, `${name}:1,10`), number(second, rule, `${name}:1,10`))
const ofList =
  (make: (...list: Arguments) => FieldRule, name: string): Read =>
  (list, rule) => {
    if (list.length === 0) throw wrong(rule, 'a list', `${name}:a,b`)
    return make(...list)
  }
const ofField =
  (make: (field: string) => FieldRule, name: string): Read =>
  ([field], rule) => {
    if (field === undefined) throw wrong(rule, 'the name of another field', `${name}:other`)
    return make(field)
  }

/** How each rule takes what stands behind its colon. */
const readers: Readonly<Record<RuleName, Read>> = {
  required: ([allowFalse]) => namedRules.required({ allowFalse: allowFalse !== 'false' }),
  email: ([multiple]) => namedRules.email({ multiple: multiple === 'multiple' }),
  phone: plain(namedRules.phone),
  min: ofNumber(namedRules.min, 'min'),
  max: ofNumber(namedRules.max, 'max'),
  length: ofNumber(namedRules.length, 'length'),
  digits: ofNumber(namedRules.digits, 'digits'),
  min_value: ofNumber(namedRules.min_value, 'min_value'),
  max_value: ofNumber(namedRules.max_value, 'max_value'),
  between: ofNumbers(namedRules.between, 'between'),
  integer: plain(namedRules.integer),
  numeric: plain(namedRules.numeric),
  decimal: plain(namedRules.decimal),
  alpha: plain(namedRules.alpha),
  alpha_dash: plain(namedRules.alpha_dash),
  alpha_num: plain(namedRules.alpha_num),
  alpha_spaces: plain(namedRules.alpha_spaces),
  regex: (parts, rule) => namedRules.regex(patternOf(parts.join(','), rule)),
  confirmed: ofField(namedRules.confirmed, 'confirmed'),
  oneOf: ofList(namedRules.oneOf, 'oneOf'),
  excluded: ofList(namedRules.excluded, 'excluded'),
  image: plain(namedRules.image),
  ext: ofList(namedRules.ext, 'ext'),
  mimes: ofList(namedRules.mimes, 'mimes'),
  dimensions: ofNumbers(namedRules.dimensions, 'dimensions'),
  size: ofNumber(namedRules.size, 'size'),
  validateTK: ofField(namedRules.validateTK, 'validateTK'),
  regionRequired: plain(namedRules.regionRequired),
  bothNotNull: ofField(namedRules.bothNotNull, 'bothNotNull'),
  notIncludes: ofField(namedRules.notIncludes, 'notIncludes'),
  purchaseTypeRequired: plain(namedRules.purchaseTypeRequired),
  purchaseTypeCreditRequired: ofField(namedRules.purchaseTypeCreditRequired, 'purchaseTypeCreditRequired'),
}

/** A pattern as it is written in code, `/^[a-z]+$/i`; one that has a bar in it would end there, and is for `regex(…)` in code. */
function patternOf(written: string, rule: string): RegExp {
  const [, source, flags] = /^\/(.+)\/([a-z]*)$/s.exec(written) ?? []
  if (source === undefined) throw wrong(rule, 'a pattern without "|"', 'regex:/^[a-z]+$/i')
  return new RegExp(source, flags)
}

const isKnown = (name: string): name is RuleName => Object.hasOwn(readers, name)

/** Rules as back ends and old forms write them: `required|max:30|oneOf:a,b`. Throws on a name that is no rule and on a rule without what it needs. */
export function rulesOf(text: string): readonly FieldRule[] {
  const written = text.split('|').map((each) => each.trim())
  return written
    .filter((each) => each !== '')
    .map((each) => {
      const colon = each.indexOf(':')
      const name = colon < 0 ? each : each.slice(0, colon)
      if (!isKnown(name)) throw new Error(`There is no rule "${name}". Rules are ${Object.keys(readers).join(', ')}.`)
      return readers[name](colon < 0 ? [] : each.slice(colon + 1).split(','), each)
    })
}
