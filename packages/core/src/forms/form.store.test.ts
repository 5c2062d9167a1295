import { describe, expect, it } from 'vitest'
import { confirmed, createForm, email, min, required, type ValidationMode } from './index'

const build = (mode?: ValidationMode) =>
  createForm({
    fields: {
      name: { label: 'Имя', rules: [required(), min(2)] },
      email: { label: 'Почта', rules: [email()] },
      again: { label: 'Повтор', rules: [confirmed('email')] },
    },
    initial: { name: '', email: '', again: '' },
    ...(mode && { mode }),
  })

describe('a form', () => {
  it('begins with its values, nothing touched and no errors', () => {
    expect(build().state.getState()).toEqual({
      name: { value: '', touched: false, error: null },
      email: { value: '', touched: false, error: null },
      again: { value: '', touched: false, error: null },
    })
  })

  it('judges a field on input and on blur [VALID-25]', () => {
    const form = build()
    form.change('name', 'А')
    expect(form.state.getState().name).toEqual({
      value: 'А',
      touched: true,
      error: { rule: 'min', text: 'Поле Имя должно быть не менее 2 символов' },
    })
    form.change('name', 'Анна')
    expect(form.state.getState().name.error).toBeNull()
    form.blur('email')
    expect(form.state.getState().email).toEqual({ value: '', touched: true, error: null })
    const other = build()
    other.blur('name')
    expect(other.state.getState().name.error?.rule).toBe('required')
  })

  it('is aggressive unless it is told otherwise [VALID-28]', () => {
    const [unsaid, said] = [build(), build('aggressive')]
    unsaid.change('email', 'a')
    said.change('email', 'a')
    expect(unsaid.state.getState()).toEqual(said.state.getState())
    expect(unsaid.state.getState().email.error?.rule).toBe('email')
  })

  it.each([
    ['aggressive', [true, true, false]],
    ['lazy', [false, true, true]],
    ['eager', [false, true, false]],
    ['passive', [false, false, false]],
  ] as const)('in %s mode shows an error after input, blur and repair: %j', (mode, expected) => {
    const form = build(mode)
    const shown = () => form.state.getState().email.error !== null
    form.change('email', 'a')
    const afterInput = shown()
    form.blur('email')
    const afterBlur = shown()
    form.change('email', 'a@b.ru')
    expect([afterInput, afterBlur, shown()]).toEqual(expected)
  })

  it('judges a touched field again when the field it looks at changes', () => {
    const form = build()
    form.change('again', 'a@b.ru')
    expect(form.state.getState().again.error?.text).toBe('Поле Повтор не совпадает с Почта')
    form.change('email', 'a@b.ru')
    expect(form.state.getState().again.error).toBeNull()
  })

  it('answers the first invalid field in the order of the page and shows all errors', () => {
    const form = build()
    form.change('again', 'x')
    expect(form.validate()).toBe('name')
    expect(form.errors().map(({ field, rule }) => [field, rule])).toEqual([
      ['name', 'required'],
      ['again', 'confirmed'],
    ])
    form.change('name', 'Анна')
    form.change('again', '')
    expect([form.validate(), form.errors()]).toEqual([null, []])
  })

  it('takes values from elsewhere without blaming anybody', () => {
    const form = build()
    form.fill({ name: 'А', email: 'a@b.ru' })
    expect(form.state.getState().name).toEqual({ value: 'А', touched: false, error: null })
    expect(form.values()).toEqual({ name: 'А', email: 'a@b.ru', again: '' })
  })

  it('judges a touched field anew when it is filled, and does not take unknown fields', () => {
    const form = build()
    form.change('name', 'А')
    form.fill({ name: 'Анна', ...JSON.parse('{"__proto__": {"polluted": true}, "planet": "Mars"}') })
    expect(form.state.getState().name).toEqual({ value: 'Анна', touched: true, error: null })
    expect(Object.keys(form.values())).toEqual(['name', 'email', 'again'])
  })

  it('shows what the server refuses until the field changes [HTTP-04]', () => {
    const form = build()
    form.change('email', 'a@b.ru')
    form.refuse('email', { rule: 'duplicate', text: 'Такой адрес уже есть' })
    expect(form.errors()).toEqual([{ field: 'email', rule: 'duplicate', text: 'Такой адрес уже есть' }])
    form.change('email', 'b@b.ru')
    expect(form.errors()).toEqual([])
  })

  it('goes back to the start or to other values', () => {
    const form = build()
    form.validate()
    form.reset({ name: 'Пётр', email: '', again: '' })
    expect(form.state.getState().name).toEqual({ value: 'Пётр', touched: false, error: null })
    form.reset()
    expect(form.values().name).toBe('')
  })

  it('tells its watchers once per step', () => {
    const form = build()
    let steps = 0
    form.state.subscribe(() => (steps += 1))
    form.change('name', 'А')
    form.blur('name')
    form.validate()
    expect(steps).toBe(3)
  })
})
