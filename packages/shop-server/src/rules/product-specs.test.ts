import { describe, expect, it } from 'vitest'
import { readSpecValue, shownSpecs, writeSpecValue, type SpecDefinition, type SpecValue } from './product-specs'

const spec = (kind: string, more: Partial<SpecDefinition> = {}): SpecDefinition => ({
  id: 's-1',
  name: 'Масса',
  kind,
  unit: 'кг',
  groupName: null,
  isMultiple: false,
  options: [
    { id: 'o-1', name: 'Серый' },
    { id: 'o-2', name: 'Белый' },
  ],
  ...more,
})
const nothing: SpecValue = { optionIds: null, numberValue: null, numberTo: null, textValue: null, boolValue: null }
const several = { isMultiple: true }
const line = (value: string, unit = 'кг') => ({ name: 'Масса', value, unit })

describe('a characteristic of a product', () => {
  it.each<[string, Partial<SpecDefinition>, readonly string[], Partial<SpecValue>]>([
    ['Number', {}, ['2,5'], { numberValue: 2.5 }],
    ['Number', {}, ['-0.000001'], { numberValue: -0.000001 }],
    ['NumberRange', {}, ['-5 – 30,5'], { numberValue: -5, numberTo: 30.5 }],
    ['NumberRange', {}, ['5-30'], { numberValue: 5, numberTo: 30 }],
    ['Bool', {}, ['Да'], { boolValue: true }],
    ['Bool', {}, ['Нет'], { boolValue: false }],
    ['Options', {}, ['Белый'], { optionIds: ['o-2'] }],
    ['Color', several, ['Белый', 'Серый'], { optionIds: ['o-2', 'o-1'] }],
    ['Text', {}, ['Мелкий'], { textValue: 'Мелкий' }],
  ])('%s %o is read from %j and written the same way', (kind, more, texts, value) => {
    const known = spec(kind, more)
    const lines = texts.map((text) => line(text))
    expect(readSpecValue(known, lines)).toEqual({ ...nothing, ...value })
    expect(writeSpecValue(known, { ...nothing, ...value }, lines, '/specs/0')).toBe(lines)
    const anew = writeSpecValue(known, { ...nothing, ...value }, [], '/specs/0')
    expect(readSpecValue(known, Array.isArray(anew) ? anew : [])).toEqual({ ...nothing, ...value })
  })

  it.each([
    ['Number', ['около 5']],
    ['Number', ['1234567890123']],
    ['Number', ['5', '6']],
    ['NumberRange', ['5']],
    ['NumberRange', ['5–6–7']],
    ['Bool', ['Данные']],
    ['Options', ['Серый', 'Синий']],
  ])('%s stays a text where it is %j', (kind, texts) => {
    expect(
      readSpecValue(
        spec(kind),
        texts.map((text) => line(text)),
      ),
    ).toEqual({ ...nothing, textValue: texts.join(', ') })
  })

  it('has its unit in the text where it is another one than that of its kind', () => {
    expect(readSpecValue(spec('Number'), [line('5', 'г')]).textValue).toBe('5 г')
    expect(readSpecValue(spec('Number', { unit: null }), [{ name: 'Масса', value: '5' }]).numberValue).toBe(5)
    expect(readSpecValue(spec('Text'), [{ name: 'Масса', value: 'много' }]).textValue).toBe('много')
  })

  it.each<[string, Partial<SpecDefinition>, Partial<SpecValue>, readonly string[]]>([
    ['Number', {}, { numberValue: 0.1 + 0.2 }, ['0,3']],
    ['NumberRange', {}, { numberValue: -5, numberTo: -5 }, ['-5–-5']],
    ['Bool', {}, { boolValue: false }, ['Нет']],
    ['Text', {}, { textValue: ' Мелкий ' }, ['Мелкий']],
    ['Color', several, { optionIds: ['o-2', 'o-1', 'o-2'] }, ['Белый', 'Серый']],
  ])('%s %o is written as %j', (kind, more, value, texts) => {
    const lines = writeSpecValue(spec(kind, more), { ...nothing, ...value }, [line('1')], '/specs/0')
    expect(lines).toEqual(texts.map((text) => line(text)))
    const bare = writeSpecValue(spec(kind, { ...more, unit: '' }), { ...nothing, ...value }, [], '/specs/0')
    expect(bare).toEqual(texts.map((value) => ({ name: 'Масса', value })))
  })

  it.each<[string, Partial<SpecValue>, string, string]>([
    ['Number', {}, 'numberValue', 'required'],
    ['Number', { numberValue: 1e12 }, 'numberValue', 'required'],
    ['NumberRange', { numberTo: 1 }, 'numberValue', 'required'],
    ['NumberRange', { numberValue: 1 }, 'numberTo', 'required'],
    ['NumberRange', { numberValue: 2, numberTo: 1 }, 'numberTo', 'min_value'],
    ['Bool', {}, 'boolValue', 'required'],
    ['Text', { textValue: ' ' }, 'textValue', 'required'],
    ['Text', {}, 'textValue', 'required'],
    ['Options', {}, 'optionIds', 'required'],
    ['Options', { optionIds: ['o-1', 'o-2'] }, 'optionIds', 'length'],
    ['Options', { optionIds: ['o-3'] }, 'optionIds', 'exists'],
  ])('%s of %j is refused at %s: %s', (kind, value, field, code) => {
    const refused = writeSpecValue(spec(kind), { ...nothing, ...value }, [], '/specs/0')
    expect(refused).toMatchObject({
      pointer: `/specs/0/${field}`,
      code,
      message: expect.stringMatching(/[а-я]/) as unknown,
    })
  })

  it('is one line for buyers, with all its values', () => {
    expect(shownSpecs([line('5'), { name: 'Цвет', value: 'Белый' }, line('10')])).toEqual([
      { name: 'Масса', value: '5\u00a0кг, 10\u00a0кг' },
      { name: 'Цвет', value: 'Белый' },
    ])
  })
})
