import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  between,
  confirmed,
  digits,
  email,
  excluded,
  ext,
  length,
  max,
  maxValue,
  mimes,
  min,
  minValue,
  namedRules,
  oneOf,
  regex,
  required,
  size,
  type FieldRule,
} from './index'

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

const rules: readonly (readonly [string, Case['rule']])[] = [
  ['[VALID-37] required', 'required'],
  ['[VALID-38] email', 'email'],
  ['[VALID-39] min', 'min'],
  ['[VALID-40] max', 'max'],
  ['[VALID-41] min_value', 'min_value'],
  ['[VALID-42] max_value', 'max_value'],
  ['[VALID-43] between', 'between'],
  ['[VALID-44] digits', 'digits'],
  ['[VALID-45] integer', 'integer'],
  ['[VALID-46] numeric', 'numeric'],
  ['[VALID-47] alpha', 'alpha'],
  ['[VALID-48] alpha_dash', 'alpha_dash'],
  ['[VALID-49] alpha_num', 'alpha_num'],
  ['[VALID-50] alpha_spaces', 'alpha_spaces'],
  ['[VALID-51] regex', 'regex'],
  ['[VALID-52] confirmed', 'confirmed'],
  ['[VALID-53] image', 'image'],
  ['[VALID-54] ext', 'ext'],
  ['[VALID-55] mimes', 'mimes'],
  ['[VALID-57] size', 'size'],
  ['[VALID-58] length', 'length'],
  ['[VALID-59] excluded', 'excluded'],
  ['[VALID-60] oneOf', 'oneOf'],
]

describe('the standard rules judge as they customarily do', () => {
  it.each(rules)('%s', (_, rule) => {
    const own = cases.filter((each) => each.rule === rule)
    expect(own.length).toBeGreaterThan(1)
    for (const each of own) {
      const passes = ruleOf(each).passes(restore(each.value), (each.params ?? {}) as Record<string, unknown>)
      expect({ ...each, passes }).toEqual({ ...each, passes: each.expected })
    }
  })

  it('in every case of the table', () => {
    expect(new Set(cases.map(({ rule }) => rule))).toEqual(new Set(rules.map(([, rule]) => rule)))
  })
})
