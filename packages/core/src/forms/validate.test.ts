import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { englishMessages, max, namedRules, required, validate } from './index'
import { rulesOf } from './rule-text'

describe('one value, judged', () => {
  it.each([
    ['', 'required|max:30', 'Поле Имя обязательно для заполнения'],
    ['а'.repeat(31), 'required|max:30', 'Поле Имя не может быть более 30 символов'],
    ['Иван', 'required|max:30', undefined],
    ['', 'max:3', undefined],
    ['12', 'between:1,10', 'Поле Имя должно быть между 1 и 10'],
    ['c', 'oneOf:a,b', 'Поле Имя должно быть допустимым значением'],
    ['a,b', 'regex:/^[a-z],[a-z]$/', undefined],
    ['977', ' required | phone ', 'Введите корректный номер телефона'],
    [false, 'required:false', 'Поле Имя обязательно для заполнения'],
    ['a@b.ru, c@d.ru', 'email:multiple', undefined],
    ['x', '', undefined],
  ])('%j by "%s": %s', (value, rules, text) => {
    expect(validate(value, rules, { label: 'Имя' })?.text).toBe(text)
  })

  it('rules of code and rules of text are the same rules [VALID-26]', () => {
    expect(validate('', [required(), max(30)])).toEqual(validate('', 'required|max:30'))
    expect(validate('', 'required')).toEqual({ rule: 'required', text: 'Поле Значение обязательно для заполнения' })
  })

  it('knows the other fields and other messages', () => {
    expect(validate('b', 'confirmed:password', { values: { password: 'a' } })?.rule).toBe('confirmed')
    expect(validate('', 'required', { label: 'Name', messages: englishMessages })?.text).not.toMatch(/[а-я]/i)
  })

  it.each([
    ['requried', 'There is no rule "requried". Rules are required, email'],
    ['max', 'The rule "max" needs numbers, as in "max:30".'],
    ['between:1', 'The rule "between:1" needs numbers, as in "between:1,10".'],
    ['ext', 'The rule "ext" needs a list, as in "ext:a,b".'],
    ['confirmed', 'The rule "confirmed" needs the name of another field, as in "confirmed:other".'],
    ['regex:^a', 'The rule "regex:^a" needs a pattern without "|", as in "regex:/^[a-z]+$/i".'],
    ['toString', 'There is no rule "toString".'],
  ])('"%s" is refused with what to do', (rules, message) => {
    expect(() => validate('a', rules)).toThrow(message)
  })

  it('every rule can be written as text', () => {
    for (const name of Object.keys(namedRules)) {
      expect(rulesOf(`${name}:${name === 'regex' ? '/a/' : '1,2'}`).map((rule) => rule.name)).toEqual([name])
    }
  })

  it('takes any value', () => {
    const rules = Object.keys(namedRules).map((name) => `${name}:${name === 'regex' ? '/a/' : '1,2'}`)
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...rules), (value, rule) => {
        expect(() => validate(value, rule)).not.toThrow()
      }),
    )
  })
})
