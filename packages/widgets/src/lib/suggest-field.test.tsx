import { suggestEmail } from '@prilavok/contracts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { field, showCheckout, type ShownCheckout } from '../testing/show-checkout'

const EMAIL = 'Электронная почта необязательно'
const email = () => field(EMAIL)
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const typeEmail = (text: string) => fireEvent.input(email(), { target: { value: text } })
const suggested = (...hosts: readonly string[]) => ({ items: hosts.map((host) => ({ email: `ivan@${host}` })) })

/** Turns to the field and waits for its list. */
async function useField(): Promise<void> {
  act(() => email().focus())
  await waitFor(() => expect(email().getAttribute('role')).toBe('combobox'))
}
const savedEmail = (page: ShownCheckout) => page.flow.features.contacts.state.getState().buyer.email

describe('a field with suggestions', () => {
  it('is a plain field until somebody turns to it, and the same element afterwards', async () => {
    await showCheckout()
    const before = email()
    expect(before.getAttribute('role')).toBeNull()
    await useField()
    expect(email()).toBe(before)
    expect(document.activeElement).toBe(before)
    expect(email().autocomplete).toBe('email')
  })

  it('[SUGGEST-05] [SUGGEST-13] offers what the server completes half a second after the last key', async () => {
    const page = await showCheckout({
      script: ({ always }) => always(suggestEmail, () => suggested('mail.ru', 'ya.ru')),
    })
    await useField()
    typeEmail('ivan@')
    await page.advance(499)
    expect(page.callsOf(suggestEmail)).toEqual([])
    await page.advance(1)
    await waitFor(() => expect(options()).toEqual(['ivan@mail.ru', 'ivan@ya.ru']))
    fireEvent.click(screen.getByText('ivan@ya.ru'))
    await waitFor(() => expect(email().value).toBe('ivan@ya.ru'))
    expect(options()).toEqual([])
    expect(document.activeElement).toBe(email())
  })

  it('[SUGGEST-15] shows no list under one character, though it has asked', async () => {
    const page = await showCheckout({ script: ({ always }) => always(suggestEmail, () => suggested('mail.ru')) })
    await useField()
    typeEmail('i')
    await page.advance(500)
    expect(page.callsOf(suggestEmail)).toHaveLength(1)
    expect(options()).toEqual([])
    expect(email().getAttribute('aria-expanded')).toBe('false')
  })

  it('asks for what was typed before its list was there', async () => {
    const page = await showCheckout({ script: ({ always }) => always(suggestEmail, () => suggested('mail.ru')) })
    act(() => email().focus())
    typeEmail('ivan@')
    await waitFor(() => expect(email().getAttribute('role')).toBe('combobox'))
    await page.advance(600)
    await waitFor(() => expect(options()).toEqual(['ivan@mail.ru']))
  })

  it('takes any text: without matches nothing stands in the way', async () => {
    const page = await showCheckout({ script: ({ always }) => always(suggestEmail, () => suggested()) })
    await useField()
    typeEmail('иван@почта.рф')
    await page.advance(600)
    expect(email().getAttribute('aria-expanded')).toBe('false')
    expect(savedEmail(page)).toBe('иван@почта.рф')
  })

  it('is not disturbed by a server that fails, is late or responds out of order', async () => {
    const page = await showCheckout()
    page.refuse(suggestEmail, { kind: 'network' })
    await useField()
    typeEmail('iv')
    await page.advance(600)
    expect([email().value, options()]).toEqual(['iv', []])
    const [late, latest] = [page.hold(suggestEmail), page.hold(suggestEmail)]
    typeEmail('iva')
    await page.advance(600)
    typeEmail('ivan')
    await page.advance(600)
    latest.respond(suggested('mail.ru'))
    late.respond(suggested('late.example'))
    await page.settle()
    await waitFor(() => expect(options()).toEqual(['ivan@mail.ru']))
    typeEmail('ivan@example.com')
    expect([email().value, options()]).toEqual(['ivan@example.com', []])
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })

  it('keeps what was typed when it is left with the list open', async () => {
    const page = await showCheckout({ script: ({ always }) => always(suggestEmail, () => suggested('mail.ru')) })
    await useField()
    typeEmail('ivan@m')
    await page.advance(600)
    await waitFor(() => expect(options()).toHaveLength(1))
    fireEvent.keyDown(email(), { key: 'ArrowDown' })
    act(() => email().blur())
    await waitFor(() => expect(options()).toEqual([]))
    expect(savedEmail(page)).toBe('ivan@m')
  })
})
