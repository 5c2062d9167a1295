import type { ProductSpec } from '../db'
import type { FieldError } from './order-check'

/** What may stand in a characteristic, as the staff's records `spec` and `spec_option` say it. */
export interface SpecDefinition {
  readonly id: string
  readonly name: string
  /** Of the enumeration SpecValueKind. */
  readonly kind: string
  readonly unit: string | null
  readonly groupName: string | null
  readonly isMultiple: boolean
  readonly options: ReadonlyArray<{ readonly id: string; readonly name: string }>
}

/** The value of one characteristic of a product, in the field that its kind asks for. */
export interface SpecValue {
  readonly optionIds: readonly string[] | null
  readonly numberValue: number | null
  readonly numberTo: number | null
  readonly textValue: string | null
  readonly boolValue: boolean | null
}

const NOTHING: SpecValue = { optionIds: null, numberValue: null, numberTo: null, textValue: null, boolValue: null }
const NUMBER = String.raw`-?\d{1,12}(?:[.,]\d{1,6})?`
const ONE_NUMBER = new RegExp(`^${NUMBER}$`)
const TWO_NUMBERS = new RegExp(`^(${NUMBER})\\s*[–—-]\\s*(${NUMBER})$`)
const LARGEST = 1e12

const numberIn = (text: string) => Number(text.replace(',', '.'))
const numberText = (value: number) => String(Math.round(value * 1e6) / 1e6).replace('.', ',')
const isChoice = ({ kind }: SpecDefinition) => kind === 'Options' || kind === 'Color'

/** A line without its unit where the unit is the characteristic's, else as buyers read it. */
const textOf = ({ value, unit = '' }: ProductSpec, spec: SpecDefinition): string =>
  unit === (spec.unit ?? '') ? value : [value, unit].filter((part) => part !== '').join(' ')

function typed(spec: SpecDefinition, texts: readonly string[]): Partial<SpecValue> | null {
  if (isChoice(spec)) {
    const optionIds = texts.map((text) => spec.options.find(({ name }) => name === text)?.id)
    return optionIds.every((id) => id !== undefined) ? { optionIds } : null
  }
  const [text = ''] = texts
  if (texts.length !== 1) return null
  if (spec.kind === 'Number' && ONE_NUMBER.test(text)) return { numberValue: numberIn(text) }
  if (spec.kind === 'NumberRange') {
    const [, from, to] = TWO_NUMBERS.exec(text) ?? []
    return from === undefined || to === undefined ? null : { numberValue: numberIn(from), numberTo: numberIn(to) }
  }
  if (spec.kind === 'Bool' && /^(?:Да|Нет)$/.test(text)) return { boolValue: text === 'Да' }
  return null
}

/** The lines of one characteristic as a value; what its kind cannot hold is kept as text. */
export function readSpecValue(spec: SpecDefinition, lines: readonly ProductSpec[]): SpecValue {
  const texts = lines.map((line) => textOf(line, spec))
  return { ...NOTHING, ...(typed(spec, texts) ?? { textValue: texts.join(', ') }) }
}

const isSame = (one: SpecValue, other: SpecValue) =>
  one.numberValue === other.numberValue &&
  one.numberTo === other.numberTo &&
  one.boolValue === other.boolValue &&
  (one.textValue ?? '') === (other.textValue ?? '') &&
  (one.optionIds ?? []).join(' ') === (other.optionIds ?? []).join(' ')

const isNumber = (value: number | null): value is number => value !== null && Math.abs(value) < LARGEST
type Written = readonly string[] | { readonly field: keyof SpecValue; readonly code: string; readonly message: string }

const empty = (field: keyof SpecValue): Written => ({ field, code: 'required', message: 'обязательно для заполнения' })

function chosen({ options, isMultiple }: SpecDefinition, optionIds: readonly string[]): Written {
  if (optionIds.length === 0) return empty('optionIds')
  const field = 'optionIds'
  if (optionIds.length > 1 && !isMultiple)
    return { field, code: 'length', message: 'Можно выбрать только один вариант' }
  const names = [...new Set(optionIds)].map((id) => options.find((option) => option.id === id)?.name)
  return names.every((name) => name !== undefined)
    ? names
    : { field, code: 'exists', message: 'Такого варианта у характеристики нет' }
}

/** The texts of a value, or which field is wrong. */
function textsOf(spec: SpecDefinition, { optionIds, numberValue, numberTo, textValue, boolValue }: SpecValue): Written {
  if (isChoice(spec)) return chosen(spec, optionIds ?? [])
  if (spec.kind === 'Bool') return boolValue === null ? empty('boolValue') : [boolValue ? 'Да' : 'Нет']
  if (spec.kind === 'Number') return isNumber(numberValue) ? [numberText(numberValue)] : empty('numberValue')
  if (spec.kind === 'NumberRange') {
    if (!isNumber(numberValue)) return empty('numberValue')
    if (!isNumber(numberTo)) return empty('numberTo')
    if (numberTo < numberValue)
      return { field: 'numberTo', code: 'min_value', message: 'Конец диапазона меньше начала' }
    return [`${numberText(numberValue)}–${numberText(numberTo)}`]
  }
  const text = textValue?.trim() ?? ''
  return text === '' ? empty('textValue') : [text]
}

/** The lines of one characteristic for a value, or what is wrong with it; a value that stayed as it was keeps its lines. */
export function writeSpecValue(
  spec: SpecDefinition,
  value: SpecValue,
  before: readonly ProductSpec[],
  pointer: string,
): readonly ProductSpec[] | FieldError {
  if (before.length > 0 && isSame(readSpecValue(spec, before), value)) return before
  const texts = textsOf(spec, value)
  if ('field' in texts) return { pointer: `${pointer}/${texts.field}`, code: texts.code, message: texts.message }
  return texts.map((text) => ({
    name: spec.name,
    value: text,
    ...(spec.unit !== null && spec.unit !== '' && { unit: spec.unit }),
  }))
}

/** A characteristic as buyers read it. */
export interface ShownSpec {
  readonly name: string
  readonly value: string
}

/** The lines of a product as buyers read them: one for each characteristic, its values with commas between them. */
export function shownSpecs(lines: readonly ProductSpec[]): readonly ShownSpec[] {
  const byName = new Map<string, string[]>()
  for (const { name, value, unit = '' } of lines)
    byName.set(name, [...(byName.get(name) ?? []), unit === '' ? value : `${value}\u00a0${unit}`])
  return [...byName].map(([name, values]) => ({ name, value: values.join(', ') }))
}
