import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TextArea } from './text-area'
import { TextField } from './text-field'

function Typed({ listener }: { readonly listener: (text: string) => void }) {
  const [text, setText] = useState('Иван')
  return (
    <TextField
      label="Имя"
      autoComplete="given-name"
      value={text}
      onInput={(value) => {
        listener(value)
        setText(value)
      }}
    />
  )
}

describe('TextField', () => {
  it('shows its value and receives every change', async () => {
    const listener = vi.fn()
    render(<Typed listener={listener} />)
    const input = screen.getByLabelText<HTMLInputElement>('Имя')
    expect(input.value).toBe('Иван')
    fireEvent.input(input, { target: { value: 'Игорь' } })
    expect(listener).toHaveBeenCalledWith('Игорь')
    await waitFor(() => expect(input.value).toBe('Игорь'))
  })

  it('takes what a browser fills in with a change alone, before a render puts the known text back; a change after typing tells nothing', async () => {
    const listener = vi.fn()
    const { rerender } = render(<Typed listener={listener} />)
    const input = screen.getByLabelText<HTMLInputElement>('Имя')
    const fill = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    fill?.call(input, 'Анна')
    fireEvent(input, new Event('change', { bubbles: true }))
    rerender(<Typed listener={listener} />)
    await waitFor(() => expect([input.value, listener.mock.calls]).toEqual(['Анна', [['Анна']]]))
    fireEvent.input(input, { target: { value: 'Анна-Мария' } })
    fireEvent(input, new Event('change', { bubbles: true }))
    expect(listener.mock.calls).toEqual([['Анна'], ['Анна-Мария']])
  })

  it('passes autofill tokens on to the browser', () => {
    render(<Typed listener={() => {}} />)
    expect(screen.getByLabelText('Имя').getAttribute('autocomplete')).toBe('given-name')
  })

  it('receives blur on the field itself', () => {
    const left = vi.fn()
    render(<TextField label="Имя" value="" onInput={() => {}} onBlur={left} />)
    const input = screen.getByLabelText('Имя')
    input.focus()
    input.blur()
    expect(left).toHaveBeenCalledTimes(1)
  })
})

describe('TextArea', () => {
  it('receives several lines', () => {
    const listener = vi.fn()
    render(<TextArea label="Комментарий" value="" onInput={listener} />)
    fireEvent.input(screen.getByLabelText('Комментарий'), { target: { value: 'Домофон\nне работает' } })
    expect(listener).toHaveBeenCalledWith('Домофон\nне работает')
  })
})
