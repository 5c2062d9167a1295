import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type * as loader from './load-phone-mask'
import { loadPhoneMask } from './load-phone-mask'
import { PhoneField } from './phone-field'

vi.mock('./load-phone-mask', async (importOriginal) => {
  const real = await importOriginal<typeof loader>()
  return { loadPhoneMask: vi.fn(real.loadPhoneMask) }
})

function Phone({
  first = '',
  heard = () => {},
}: {
  readonly first?: string
  readonly heard?: (digits: string) => void
}) {
  const [digits, setDigits] = useState(first)
  const hear = (next: string) => {
    heard(next)
    setDigits(next)
  }
  return <PhoneField label="Телефон" value={digits} onInput={hear} />
}

/** The field once its mask has arrived. */
async function masked(field: Parameters<typeof render>[0]) {
  const page = render(field)
  await act(async () => void (await loadPhoneMask()))
  return page
}

const field = () => screen.getByLabelText<HTMLInputElement>('Телефон')

/** What a browser does for a key or a paste: it asks first, then writes, then tells. */
function insert(data: string, inputType = 'insertText') {
  const input = field()
  input.focus()
  const asked = fireEvent(input, new InputEvent('beforeinput', { data, inputType, bubbles: true, cancelable: true }))
  if (!asked) return
  input.setRangeText(data, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end')
  fireEvent(input, new InputEvent('input', { data, inputType, bubbles: true }))
}

async function type(text: string) {
  for (const key of text) insert(key)
  await waitFor(() => expect(field().value).not.toBe(''))
}

describe('PhoneField', () => {
  it('has the placeholder +7 [CONTACT-11] and asks the browser for a telephone', () => {
    render(<Phone />)
    expect(field().getAttribute('placeholder')).toBe('+7')
    expect(field().getAttribute('autocomplete')).toBe('tel')
    expect(field().getAttribute('type')).toBe('tel')
  })

  it.each(['89123456789', '79123456789', '9123456789', '+79123456789'])(
    'writes %s into the mask key by key [CONTACT-12]',
    async (keys) => {
      const heard = vi.fn()
      await masked(<Phone heard={heard} />)
      await type(keys)
      await waitFor(() => expect(field().value).toBe('+7 (912) 345-67-89'))
      expect(heard).toHaveBeenLastCalledWith('9123456789')
    },
  )

  it('types codes that begin with 7 after the prefix', async () => {
    await masked(<Phone />)
    await type('+77771234567')
    await waitFor(() => expect(field().value).toBe('+7 (777) 123-45-67'))
  })

  it.each([
    ['8 (912) 345-67-89', '+7 (912) 345-67-89'],
    ['812 555-12-34', '+7 (812) 555-12-34'],
    ['7771234567', '+7 (777) 123-45-67'],
    ['+7 977 123 45 67', '+7 (977) 123-45-67'],
  ])('takes the pasted %s whole [CONTACT-12]', async (pasted, shown) => {
    await masked(<Phone />)
    insert(pasted, 'insertFromPaste')
    await waitFor(() => expect(field().value).toBe(shown))
  })

  it('replaces a number by a pasted one', async () => {
    await masked(<Phone first="9123" />)
    insert('8 800 555-35-35', 'insertFromPaste')
    await waitFor(() => expect(field().value).toBe('+7 (800) 555-35-35'))
  })

  it('takes a number filled in by the browser', async () => {
    const heard = vi.fn()
    await masked(<Phone heard={heard} />)
    fireEvent.input(field(), { target: { value: '89123456789' } })
    await waitFor(() => expect(field().value).toBe('+7 (912) 345-67-89'))
    expect(heard).toHaveBeenLastCalledWith('9123456789')
  })

  it('keeps letters out', async () => {
    await masked(<Phone />)
    await type('9a1б2')
    await waitFor(() => expect(field().value).toBe('+7 (912'))
  })

  it('shows a number that comes from outside', async () => {
    const { rerender } = await masked(<PhoneField label="Телефон" value="" onInput={() => {}} />)
    rerender(<PhoneField label="Телефон" value="89123456789" onInput={() => {}} />)
    await waitFor(() => expect(field().value).toBe('+7 (912) 345-67-89'))
  })

  it('says the digits without prefix and separators [CONTACT-13]', async () => {
    const heard = vi.fn()
    await masked(<Phone heard={heard} />)
    await type('8912')
    expect(heard.mock.calls.map(([digits]) => digits)).toEqual(['9', '91', '912'])
  })
})

describe('a phone field whose mask is still on its way', () => {
  /** A mask that comes when the test says so; null when it never does. */
  function lateMask() {
    let arrive: (mask: Awaited<ReturnType<typeof loadPhoneMask>>) => void = () => {}
    vi.mocked(loadPhoneMask).mockReturnValue(new Promise((arrived) => (arrive = arrived)))
    return (mask: Parameters<typeof arrive>[0]) => act(async () => arrive(mask))
  }
  afterEach(() => vi.mocked(loadPhoneMask).mockReset())

  it('takes what is typed', async () => {
    lateMask()
    const heard = vi.fn()
    render(<Phone heard={heard} />)
    await type('89123')
    await waitFor(() => expect(heard).toHaveBeenLastCalledWith('9123'))
    expect(field().value).toBe('89123')
  })

  it('keeps the typed digits and the caret among them when it arrives [CONTACT-10]', async () => {
    const arrive = lateMask()
    render(<Phone />)
    await type('8912345')
    field().setSelectionRange(4, 4)
    await arrive(await import('./phone-mask'))
    await waitFor(() => expect(field().value).toBe('+7 (912) 345'))
    expect(document.activeElement).toBe(field())
    expect([field().selectionStart, field().selectionEnd]).toEqual([9, 9])
    insert('0')
    await waitFor(() => expect(field().value).toBe('+7 (912) 034-5'))
  })

  it('puts the number in order on leaving where the mask cannot be fetched, and asks for it again at the next visit', async () => {
    const arrive = lateMask()
    render(<Phone />)
    await arrive(null)
    await type('89123456789')
    fireEvent.focusOut(field())
    await waitFor(() => expect(field().value).toBe('+7 (912) 345-67-89'))
    vi.mocked(loadPhoneMask).mockClear()
    fireEvent.focusIn(field())
    expect(loadPhoneMask).toHaveBeenCalledTimes(1)
  })
})
