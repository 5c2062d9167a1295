import fc from 'fast-check'
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

  it.each([
    ['89771234567', '+7 (977) 123-45-67'],
    ['79771234567', '+7 (977) 123-45-67'],
    ['+79771234567', '+7 (977) 123-45-67'],
    ['9771234567', '+7 (977) 123-45-67'],
  ])('reads %s the same, after whichever of its keys the mask arrives [CONTACT-12]', async (keys, shown) => {
    for (let arrival = 0; arrival <= keys.length; arrival += 1) {
      const { unmount } = render(<Phone />)
      for (const key of keys.slice(0, arrival)) insert(key)
      await withMask()
      for (const key of keys.slice(arrival)) insert(key)
      expect([arrival, field().value]).toEqual([arrival, shown])
      unmount()
    }
  })

  it('reads eleven keys the same where the mask is put on in the turn of a key [CONTACT-12]', async () => {
    await import('./phone-mask')
    // As in a browser: nothing renders at once but what a key changes.
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
    for (let wait = 0; wait <= 12; wait += 1) {
      const { unmount } = render(<Phone />)
      field().focus()
      const write = (key: string) => {
        field().setRangeText(key, field().value.length, field().value.length, 'end')
        field().dispatchEvent(new InputEvent('input', { data: key, inputType: 'insertText', bubbles: true }))
      }
      for (const key of '891234567') write(key)
      for (let turn = 0; turn < wait; turn += 1) await Promise.resolve()
      write('8')
      await waitFor(() => expect(field().value).toMatch(/^\+7/))
      expect([wait, field().value]).toEqual([wait, '+7 (912) 345-67-8'])
      unmount()
    }
    vi.unstubAllGlobals()
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

describe('PhoneField with a number of another country', () => {
  it.each([
    '+375 29 123-45-67',
    '+380123456789',
    '00375291234567',
    '375291234567',
    '+7 (912) 345-67-89-01',
    '9123456789 доб. 5',
    '+1 202 555 0123',
  ])('keeps the pasted %s as it is, and reports it so [CONTACT-12]', async (pasted) => {
    const listener = vi.fn()
    render(<Phone listener={listener} />)
    await withMask()
    insert(pasted, 'insertFromPaste')
    expect(field().value).toBe(pasted)
    expect(listener).toHaveBeenLastCalledWith(pasted)
    field().blur()
    expect(field().value).toBe(pasted)
  })

  it('keeps what is typed key by key or filled in by the browser', async () => {
    const listener = vi.fn()
    render(<Phone listener={listener} />)
    await withMask()
    await type('+375 29 1234567')
    expect(field().value).toBe('+375 29 1234567')
    expect(listener).toHaveBeenLastCalledWith('+375 29 1234567')
    fireEvent.input(field(), { target: { value: '+48 600 100 200' } })
    expect(field().value).toBe('+48 600 100 200')
  })

  it('says in a shop that takes it what is wrong with any number', () => {
    render(<PhoneField label="Телефон" foreign value="+375 29" error="Неверный номер" onInput={() => {}} />)
    expect(screen.getByText('Неверный номер')).toBeTruthy()
  })

  it('is replaced by a Russian one that is pasted over it', async () => {
    const listener = vi.fn()
    render(<Phone first="+375 29 123-45-67" listener={listener} />)
    await withMask()
    field().select()
    insert('8 800 555-35-35', 'insertFromPaste')
    await waitFor(() => expect(field().value).toBe('+7 (800) 555-35-35'))
    expect(listener).toHaveBeenLastCalledWith('8005553535')
  })

  it('says why it cannot be taken, in place of the general reason', () => {
    const { rerender } = render(<PhoneField label="Телефон" value="912" error="Неверный номер" onInput={() => {}} />)
    expect(screen.getByText('Неверный номер')).toBeTruthy()
    rerender(<PhoneField label="Телефон" value="+375 29 123-45-67" error="Неверный номер" onInput={() => {}} />)
    expect(screen.getByText('Нужен российский номер: +7 и десять цифр')).toBeTruthy()
  })

  it('leaves a whole number as it is when one more digit is typed', async () => {
    render(<Phone first="9123456789" />)
    await withMask()
    field().setSelectionRange(18, 18)
    insert('1')
    expect(field().value).toBe('+7 (912) 345-67-89')
  })

  it('never makes a Russian number of a part of what is pasted', async () => {
    render(<Phone />)
    await withMask()
    const text = fc.string({ unit: fc.constantFrom(...'0123456789789+ -()'), minLength: 5, maxLength: 18 })
    fc.assert(
      fc.property(text, (pasted) => {
        field().select()
        insert(pasted, 'insertFromPaste')
        const digits = (some: string) => some.replace(/\D/g, '')
        const [shown, given] = [digits(field().value), digits(pasted)]
        if (given !== '') expect([given, `7${given}`, given.replace(/^8/, '7'), `7${given.slice(1)}`]).toContain(shown)
      }),
      { numRuns: 150 },
    )
  })
})
