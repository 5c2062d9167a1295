import { describe, expect, it } from 'vitest'
import { confirmed, createValidator, fillMessage, min, phone, required, type FieldRule } from './index'

const counted = (passes: boolean) => {
  const calls: unknown[] = []
  const rule: FieldRule = { name: 'regex', message: '', passes: (value) => (calls.push(value), passes) }
  return { rule, calls }
}

describe('the validator', () => {
  it('stops at the first failing rule [VALID-26]', () => {
    const [first, second] = [counted(false), counted(false)]
    createValidator({ name: { label: 'Имя', rules: [first.rule, second.rule] } }).errorOf('name', { name: 'a' })
    expect([first.calls.length, second.calls.length]).toEqual([1, 0])
  })

  it('goes on while rules pass', () => {
    const validator = createValidator({ name: { label: 'Имя', rules: [required(), min(2), min(4)] } })
    expect(validator.errorOf('name', { name: 'abc' })?.text).toBe('Поле Имя должно быть не менее 4 символов')
  })

  it.each([undefined, null, '', []])('skips an empty optional field: %j [VALID-27]', (value) => {
    const { rule, calls } = counted(false)
    expect(createValidator({ name: { label: 'Имя', rules: [rule] } }).errorOf('name', { name: value })).toBeNull()
    expect(calls).toEqual([])
  })

  it('puts the name of the field into the message [VALID-29]', () => {
    const validator = createValidator({ name: { label: '$& {length}', rules: [min(2)] } })
    expect(validator.errorOf('name', { name: 'a' })?.text).toBe('Поле $& {length} должно быть не менее 2 символов')
  })

  it('takes the field’s own message first', () => {
    const validator = createValidator(
      { name: { label: 'Имя', rules: [required()], messages: { required: 'Введите своё имя' } } },
      { required: 'Fill in {_field_}' },
    )
    expect(validator.errorOf('name', {})).toEqual({ rule: 'required', text: 'Введите своё имя' })
  })

  it('leaves fields out that do not count now', () => {
    const validator = createValidator({
      name: { label: 'Имя', rules: [required()], when: ({ other }) => other === true },
    })
    expect(validator.errorsOf({ other: false })).toEqual({})
    expect(Object.keys(validator.errorsOf({ other: true }))).toEqual(['name'])
  })

  it('answers the errors in the order of the fields, and knows who looks at a field', () => {
    const validator = createValidator({
      phone: { label: 'Телефон', rules: [phone()] },
      password: { label: 'Пароль', rules: [] },
      again: { label: 'Повтор', rules: [confirmed('password')] },
    })
    expect(
      Object.entries(validator.errorsOf({ again: 'b', password: 'a', phone: '1' })).map(([name, error]) => [
        name,
        error?.text,
      ]),
    ).toEqual([
      ['phone', 'Введите корректный номер телефона'],
      ['again', 'Поле Повтор не совпадает с Пароль'],
    ])
    expect(validator.readersOf('password')).toEqual(['again'])
  })

  it('leaves unknown places of a message as they are', () => {
    expect(fillMessage('{a} {b} {toString}', { a: 1 })).toBe('1 {b} {toString}')
  })
})
