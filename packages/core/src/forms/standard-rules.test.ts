import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { between, confirmed, digits, email, excluded, ext, length, max, maxValue, mimes, min, minValue, namedRules, oneOf, regex, required, size, type FieldRule } from './index'

interface Case {
  readonly rule: keyof typeof namedRules
  readonly value: unknown
  readonly expected: boolean
  readonly params?: Readonly<Record<string, unknown>> | readonly unknown[]
}

/** JSON has neither undefined nor patterns. */
const revive = (_key: string, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value
  if ('$regex' in value) return new RegExp(String(value.$regex))
  return value
}
const restore = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(restore)
  return typeof value === 'object' && value !== null && '$undefined' in value ? undefined : value
}

const file = readFileSync(new URL('fixtures/standard-rules.json', import.meta.url), 'utf8')
const { cases } = JSON.parse(file, revive) as { readonly cases: readonly Case[] }

const number = (value: unknown) => value as number

/** The rule of a case, with the parameters under the names that the standard rules have for them. */
function ruleOf({ rule, params = {} }: Case): FieldRule {
  const named = params as Readonly<Record<string, unknown>>
  const list = Array.isArray(params) ? (params as readonly string[]) : []
  switch (rule) {
    case 'min':
      return min(number(named['length']))
    case 'max':
      return max(number(named['length']))
    case 'length':
      return length(number(named['length']))
    case 'digits':
      return digits(number(named['length']))
    case 'min_value':
      return minValue(number(named['min']))
    case 'max_value':
      return maxValue(number(named['max']))
    case 'between':
      return between(number(named['min']), number(named['max']))
    case 'regex':
      return regex(named['regex'] as RegExp)
    case 'oneOf':
      return oneOf(...list)
    case 'excluded':
      return excluded(...list)
    case 'ext':
      return ext(...list)
    case 'mimes':
      return mimes(...list)
    case 'size':
      return size(number(named['size']))
    case 'email':
      return email(named)
    case 'required':
      return required(named)
    case 'confirmed':
      return confirmed('target')
    default:
      return (namedRules[rule] as () => FieldRule)()
  }
}

const ids: Partial<Record<Case['rule'], string>> = {
  required: 'VALID-37',
  email: 'VALID-38',
  min: 'VALID-39',
  max: 'VALID-40',
  min_value: 'VALID-41',
  max_value: 'VALID-42',
  between: 'VALID-43',
  digits: 'VALID-44',
  integer: 'VALID-45',
  numeric: 'VALID-46',
  alpha: 'VALID-47',
  alpha_dash: 'VALID-48',
  alpha_num: 'VALID-49',
  alpha_spaces: 'VALID-50',
  regex: 'VALID-51',
  confirmed: 'VALID-52',
  image: 'VALID-53',
  ext: 'VALID-54',
  mimes: 'VALID-55',
  size: 'VALID-57',
  length: 'VALID-58',
  excluded: 'VALID-59',
  oneOf: 'VALID-60',
}

describe('the standard rules', () => {
  for (const [rule, id] of Object.entries(ids)) {
    const own = cases.filter((each) => each.rule === rule)
    it(`judge as they customarily do: ${rule} [${id}]`, () => {
      expect(own.length).toBeGreaterThan(1)
      for (const each of own) {
        const passes = ruleOf(each).passes(restore(each.value), (each.params ?? {}) as Record<string, unknown>)
        expect({ ...each, passes }).toEqual({ ...each, passes: each.expected })
      }
    })
  }

  it('are all covered by the cases but the one that needs a measured image', () => {
    const known = new Set(cases.map(({ rule }) => rule))
    expect(Object.keys(ids).filter((rule) => !known.has(rule as Case['rule']))).toEqual([])
    expect([...known].filter((rule) => ids[rule] === undefined)).toEqual([])
  })
})
