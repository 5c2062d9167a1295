import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Field } from './field'
import { fieldLabelsEn } from '../labels.en'

const input = (props: Partial<Parameters<typeof Field>[0]>) => (
  <Field id="flat" label="Квартира" {...props}>
    {(control) => <input {...control} />}
  </Field>
)

describe('Field', () => {
  it('names the control by its label and describes it by the help', () => {
    render(input({ help: 'Номер или буква' }))
    const control = screen.getByLabelText('Квартира')
    const note = document.getElementById(control.getAttribute('aria-describedby') ?? '')
    expect(note?.textContent).toBe('Номер или буква')
    expect(control.hasAttribute('aria-invalid')).toBe(false)
  })

  it('puts the error where the help stood', () => {
    const { rerender, container } = render(input({ help: 'Номер или буква' }))
    const note = container.querySelector('.pk-field__note')
    rerender(input({ help: 'Номер или буква', error: 'Введите номер' }))
    expect(container.querySelector('.pk-field__note')).toBe(note)
    expect(note?.textContent).toBe('Введите номер')
    expect(note?.getAttribute('data-kind')).toBe('error')
    expect(screen.getByLabelText('Квартира').getAttribute('aria-invalid')).toBe('true')
  })

  it('has no note to see when there is nothing to say', () => {
    const { container, rerender } = render(input({ error: '' }))
    const note = container.querySelector('.pk-field__note')
    expect(note?.getAttribute('data-kind')).toBe('none')
    rerender(input({ error: 'Введите номер' }))
    expect(note?.hasAttribute('data-in-gap')).toBe(true)
    rerender(input({ error: 'Введите номер', help: 'Номер или буква' }))
    expect(note?.hasAttribute('data-in-gap')).toBe(false)
    rerender(input({}))
    expect(screen.getByLabelText('Квартира').hasAttribute('aria-describedby')).toBe(false)
  })

  it('marks what is optional, in either language', () => {
    const { rerender } = render(input({ optional: true }))
    expect(screen.getByLabelText('Квартира необязательно')).toBeTruthy()
    rerender(input({ optional: true, labels: fieldLabelsEn }))
    expect(screen.getByLabelText('Квартира optional')).toBeTruthy()
  })
})
