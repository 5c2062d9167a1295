import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PhoneField } from './phone-field'

vi.mock('./phone-mask', () => {
  throw new Error('The network is gone.')
})

function Phone({ listener }: { readonly listener: (digits: string) => void }) {
  const [digits, setDigits] = useState('')
  const hear = (next: string) => {
    listener(next)
    setDigits(next)
  }
  return <PhoneField label="Телефон" value={digits} onInput={hear} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Телефон')
const write = (value: string) => fireEvent.input(field(), { target: { value } })

describe('PhoneField whose mask cannot be loaded', () => {
  it('keeps what is typed, says its digits and formats them once the field is left [CONTACT-12] [CONTACT-13] [SAFE-18]', async () => {
    const listener = vi.fn()
    render(<Phone listener={listener} />)
    field().focus()
    await expect(import('./phone-mask')).rejects.toThrow('mocking a module')
    write('8912345')
    expect(field().value).toBe('8912345')
    write('89123456789')
    expect(field().value).toBe('89123456789')
    expect(listener).toHaveBeenLastCalledWith('9123456789')
    act(() => field().blur())
    expect(field().value).toBe('+7 (912) 345-67-89')
    write('+7 (912) 345-67-8')
    expect(listener).toHaveBeenLastCalledWith('912345678')
  })
})
