import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { TextArea } from './text-area'
import { TextField } from './text-field'

function Typed({ heard }: { readonly heard: (text: string) => void }) {
  const [text, setText] = useState('Иван')
  return (
    <TextField
      label="Имя"
      autoComplete="given-name"
      value={text}
      onInput={(value) => {
        heard(value)
        setText(value)
      }}
    />
  )
}

describe('TextField', () => {
  it('shows its value and hears every change', async () => {
    const heard = vi.fn()
    render(<Typed heard={heard} />)
    const input = screen.getByLabelText<HTMLInputElement>('Имя')
    expect(input.value).toBe('Иван')
    fireEvent.input(input, { target: { value: 'Игорь' } })
    expect(heard).toHaveBeenCalledWith('Игорь')
    await waitFor(() => expect(input.value).toBe('Игорь'))
  })

  it('passes autofill tokens on to the browser', () => {
    render(<Typed heard={() => {}} />)
    expect(screen.getByLabelText('Имя').getAttribute('autocomplete')).toBe('given-name')
  })

  it('hears blur on the field itself', () => {
    const left = vi.fn()
    render(<TextField label="Имя" value="" onInput={() => {}} onBlur={left} />)
    const input = screen.getByLabelText('Имя')
    input.focus()
    input.blur()
    expect(left).toHaveBeenCalledTimes(1)
  })
})

describe('TextArea', () => {
  it('hears several lines', () => {
    const heard = vi.fn()
    render(<TextArea label="Комментарий" value="" onInput={heard} />)
    fireEvent.input(screen.getByLabelText('Комментарий'), { target: { value: 'Домофон\nне работает' } })
    expect(heard).toHaveBeenCalledWith('Домофон\nне работает')
  })
})
