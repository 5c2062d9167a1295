import { loadRecording } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import type { Recording } from '@prilavok/core/recording'
import { createTestEffects } from '@prilavok/core/testing'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { devtoolsRu } from '../devtools.labels'
import { Recordings } from './recordings'

const recording: Recording = {
  version: '0.2.0',
  page: '/profile/order?id=…',
  browser: 'Firefox',
  screen: '375×740',
  lang: 'ru',
  entries: [
    { at: 100, kind: 'event', name: 'cart-changed', facts: ['× 1', '500 ₽'] },
    { at: 900, kind: 'request', name: 'POST /api/order-in-process', facts: ['500'] },
    { at: 1_500, kind: 'decision', name: 'checkout', facts: ['form', 'idle', 'failure: unsaved'] },
  ],
}

function open(recorder: { readonly recording: () => Recording; readonly send: () => Promise<string | null> } | null) {
  const test = createTestEffects()
  const shop = createShop(test.effects)
  render(<Recordings context={{ shop, recorder }} labels={devtoolsRu} />)
  return test
}
const button = (name: string) => screen.getByRole('button', { name })
const said = () => document.querySelector('[aria-live]')?.textContent ?? ''

describe('the recordings of the devtools', () => {
  it('sends what this page has recorded and says its number, or that it was not taken', async () => {
    const send = vi.fn<() => Promise<string | null>>().mockResolvedValueOnce('7K3QF9M2XA').mockResolvedValueOnce(null)
    open({ recording: () => recording, send })
    fireEvent.click(button('Отправить запись в поддержку'))
    await waitFor(() => expect(said()).toBe('Отправлено. Номер записи — 7K3QF-9M2XA'))
    fireEvent.click(button('Отправить запись в поддержку'))
    await waitFor(() => expect(said()).toMatch(/^Запись не отправилась/))
  })

  it('opens a recording by its number and steps through it', async () => {
    const test = open(null)
    test.respond(loadRecording, { ...recording, number: '7K3QF9M2XA', createdOn: '2026-11-01T00:00:00Z' })
    fireEvent.input(screen.getByLabelText('Номер записи'), { target: { value: '7k3qf-9m2xa' } })
    fireEvent.click(button('Показать'))
    const heading = await screen.findByRole('heading', { name: 'Запись событий 7K3QF-9M2XA' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(test.callsOf(loadRecording)[0]?.input).toMatchObject({ params: { number: '7K3QF9M2XA' } })
    expect(said()).toContain('Шаг 1 из 3')
    const known = () => screen.getAllByRole('list')[0]?.textContent ?? ''
    expect(known()).not.toContain('checkout')
    fireEvent.click(button('Вперёд'))
    fireEvent.click(button('Вперёд'))
    expect(said()).toContain('Шаг 3 из 3')
    expect(known()).toContain('× 1')
    expect(known()).toContain('failure: unsaved')
    expect(button('Вперёд')).toHaveProperty('disabled', true)
    fireEvent.input(screen.getByLabelText('Шаг'), { target: { value: '1' } })
    expect(said()).toContain('POST /api/order-in-process')
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('POST /api/order-in-process')
    fireEvent.click(button('Закрыть запись'))
    expect(screen.getByLabelText('Номер записи')).toBeTruthy()
  })

  it.each([
    ['no number at all', 'abc', /^Номер — десять букв и цифр/],
    ['one that the shop does not have', '7K3QF9M2XA', /^Записи с таким номером нет/],
  ])('says what is wrong with %s', async (_, typed, message) => {
    const test = open(null)
    test.refuse(loadRecording, { kind: 'status', status: 404 })
    fireEvent.input(screen.getByLabelText('Номер записи'), { target: { value: typed } })
    fireEvent.keyDown(screen.getByLabelText('Номер записи'), { key: 'Enter' })
    await waitFor(() => expect(said()).toMatch(message))
  })

  it('opens a file that it has saved, and no other', async () => {
    open(null)
    const choose = (content: string) => {
      const input = screen.getByLabelText('Файл записи')
      // jsdom's files cannot be read as text.
      const files = [{ name: 'запись.json', text: async () => content }]
      Object.defineProperty(input, 'files', { configurable: true, value: files })
      fireEvent(input, new Event('change', { bubbles: true }))
    }
    choose('{')
    await waitFor(() => expect(said()).toBe('Это не файл записи.'))
    choose(JSON.stringify(recording))
    expect(await screen.findByRole('heading', { name: 'Запись событий запись.json' })).toBeTruthy()
  })
})
