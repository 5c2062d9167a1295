import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { PhoneField } from './phone-field'

function Phone({
  first = '',
  listener = () => {},
}: {
  readonly first?: string
  readonly listener?: (digits: string) => void
}) {
  const [digits, setDigits] = useState(first)
  const hear = (next: string) => {
    listener(next)
    setDigits(next)
  }
  return <PhoneField label="Телефон" value={digits} onInput={hear} />
}

const field = () => screen.getByLabelText<HTMLInputElement>('Телефон')

/** What a browser does for a key or a paste: it asks first, then writes, then tells. */
function insert(data: string, inputType = 'insertText') {
  const input = field()
  input.focus()
  const requests = fireEvent(input, new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true }))
  if (!requests) return
  input.setRangeText(data, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  fireEvent(input, new InputEvent('input', { data, inputType, bubbles: true }))
}

/** The field has the focus, and the mask has arrived. */
async function withMask() {
  field().focus()
  await act(() => import('./phone-mask'))
}

async function type(text: string) {
  for (const key of text) insert(key)
  await waitFor(() => expect(field().value).not.toBe(''))
}

describe('PhoneField', () => {
  it('has the placeholder +7 [CONTACT-11] [UI-15] and asks the browser for a telephone', () => {
    render(<Phone />)
    expect(field().getAttribute('placeholder')).toBe('+7')
    expect(field().getAttribute('autocomplete')).toBe('tel')
    expect(field().getAttribute('type')).toBe('tel')
  })

  it.each(['89123456789', '79123456789', '9123456789', '+79123456789'])(
    'writes %s into the mask key by key [CONTACT-12]',
    async (keys) => {
      const listener = vi.fn()
      render(<Phone listener={listener} />)
      await type(keys)
      await waitFor(() => expect(field().value).toBe('+7 (912) 345-67-89'))
      expect(listener).toHaveBeenLastCalledWith('9123456789')
    },
  )

  it('types codes that begin with 7 after the prefix', async () => {
    render(<Phone />)
    await type('+77771234567')
    await waitFor(() => expect(field().value).toBe('+7 (777) 123-45-67'))
  })

  it.each([
    ['8 (912) 345-67-89', '+7 (912) 345-67-89'],
    ['812 555-12-34', '+7 (812) 555-12-34'],
    ['7771234567', '+7 (777) 123-45-67'],
    ['+7 977 123 45 67', '+7 (977) 123-45-67'],
  ])('takes the pasted %s whole [CONTACT-12]', async (pasted, shown) => {
    render(<Phone />)
    insert(pasted, 'insertFromPaste')
    await waitFor(() => expect(field().value).toBe(shown))
  })

  it('replaces a number by a pasted one', async () => {
    render(<Phone first="9123" />)
    await withMask()
    insert('8 800 555-35-35', 'insertFromPaste')
    await waitFor(() => expect(field().value).toBe('+7 (800) 555-35-35'))
  })

  it('takes a number filled in by the browser', async () => {
    const listener = vi.fn()
    render(<Phone listener={listener} />)
    fireEvent.input(field(), { target: { value: '89123456789' } })
    await waitFor(() => expect(field().value).toBe('+7 (912) 345-67-89'))
    expect(listener).toHaveBeenLastCalledWith('9123456789')
  })

  it('keeps letters out', async () => {
    render(<Phone />)
    await type('9a1б2')
    await waitFor(() => expect(field().value).toBe('+7 (912'))
  })

  it('shows a number that comes from outside', async () => {
    const { rerender } = render(<PhoneField label="Телефон" value="" onInput={() => {}} />)
    rerender(<PhoneField label="Телефон" value="89123456789" onInput={() => {}} />)
    await waitFor(() => expect(field().value).toBe('+7 (912) 345-67-89'))
  })

  it('says the digits without prefix and separators [CONTACT-13]', async () => {
    const listener = vi.fn()
    render(<Phone listener={listener} />)
    await type('8912')
    expect(listener.mock.calls.map(([digits]) => digits)).toEqual(['9', '91', '912'])
  })

  it('keeps what is typed before the mask is there and formats it then [CONTACT-12]', async () => {
    const listener = vi.fn()
    render(<Phone listener={listener} />)
    for (const key of '8912') insert(key)
    expect(field().value).toBe('8912')
    expect(listener).toHaveBeenLastCalledWith('912')
    await waitFor(() => expect(field().value).toBe('+7 (912'))
    await type('3456789')
    expect(field().value).toBe('+7 (912) 345-67-89')
    expect(listener).toHaveBeenLastCalledWith('9123456789')
  })

  it('has the mask in a field of the server that has the focus before the code is there', async () => {
    const sent = render(<Phone />)
    const html = sent.container.innerHTML
    sent.unmount()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = html
    field().focus()
    render(<Phone />, { container, hydrate: true })
    await act(() => import('./phone-mask'))
    await type('9')
    expect(field().value).toBe('+7 (9')
  })
})
