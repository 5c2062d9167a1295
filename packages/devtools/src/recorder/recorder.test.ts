import { sendRecording } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { checkoutFeature } from '@prilavok/core/checkout'
import { contactsFeature } from '@prilavok/core/contacts'
import { deliveryFeature } from '@prilavok/core/delivery'
import { notificationsFeature } from '@prilavok/core/notifications'
import { createTestEffects } from '@prilavok/core/testing'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { listenToCalls } from '../recording/listen-to-calls'
import { openInspectedPage } from '../testing/inspected-page'
import { recordPage, type Recorder } from './index'
import { recorderEn } from './recorder.labels.en'
import { recorderRu } from './recorder.labels'

let recorder: Recorder | null = null
afterEach(() => recorder?.stop())

/** A page that records itself, and its shop's server. */
function open(lang: 'ru' | 'en' = 'ru') {
  const page = openInspectedPage('')
  const test = createTestEffects()
  const shop = createShop(test.effects)
  recorder = recordPage({ ...page.context, shop, config: { lang } })
  const lines = () =>
    recorder?.recording().entries.map(({ kind, name, facts }) => [kind, name, ...facts].join(' ')) ?? []
  const notices = () => shop.use(notificationsFeature).state.getState().items
  return { ...page, ...test, shop, lines, notices, recorder }
}

describe('the recorder of a page', () => {
  it('keeps events, requests with the word of their failure, and what was decided', () => {
    const page = open()
    page.emit('ready', { version: '1.2.3' })
    page.shop.use(checkoutFeature)
    page.call('secret-draft-id', 503)
    page.shop.use(checkoutFeature).begin('saving')
    page.shop.use(checkoutFeature).end({ failure: { kind: 'refused', detail: 'Иван Петров' } })
    expect(page.lines().map((line) => line.replace(/\d+ ms/, 'n ms'))).toEqual([
      'event ready 1.2.3',
      'request GET /api/order-in-process/{id} 503 n ms',
      'decision checkout loading idle',
      'decision checkout loading saving',
      'decision checkout loading idle failure: refused',
    ])
  })

  it('goes on beside the devtools, which listen to the same requests', () => {
    const page = open()
    const panel = vi.fn()
    const closePanel = listenToCalls(page.log, panel)
    page.call('x', null)
    expect([panel.mock.calls.length, page.lines().length]).toEqual([1, 1])
    recorder?.stop()
    page.call('y', null)
    expect([panel.mock.calls.length, page.lines().length]).toEqual([2, 0])
    closePanel()
    expect(page.log.onResult).toBeUndefined()
  })

  it('[SAFE-17] holds nothing that a person typed', () => {
    const page = open()
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `☂${text}`)
    const checkout = page.shop.use(checkoutFeature)
    const contacts = page.shop.use(contactsFeature)
    const delivery = page.shop.use(deliveryFeature)
    page.emit('ready', { version: '1' })
    fc.assert(
      fc.property(word, word, (typed, other) => {
        contacts.editBuyer({ firstName: typed, phone: other, email: typed, comment: other })
        delivery.editAddress('street', typed)
        checkout.begin('saving')
        checkout.end({ failure: { kind: 'unknown', detail: typed } })
        page.emit('failed', { name: 'cart-page', message: typed } as { name: string })
        page.call(typed, 500)
        expect(JSON.stringify(recorder?.recording())).not.toContain('☂')
      }),
      { numRuns: 30 },
    )
  })

  it('offers once, after a failure, to send it, and says the number that support asks for', async () => {
    const page = open()
    page.emit('mounted', { name: 'cart-page' })
    expect(page.notices()).toEqual([])
    page.emit('failed', { name: 'cart-page' })
    page.emit('failed', { name: 'cart-badge' })
    await vi.waitFor(() => expect(page.notices()).toHaveLength(1))
    page.respond(sendRecording, { number: '7K3QF9M2XA' })
    page.notices()[0]?.action?.run()
    await vi.waitFor(() =>
      expect(page.notices().at(-1)).toMatchObject({ text: 'Запись отправлена. Её номер — 7K3QF-9M2XA', sticky: true }),
    )
    const [sent] = page.callsOf(sendRecording)
    expect(sent?.input.body.entries?.map(({ name }) => name)).toEqual(['mounted', 'failed', 'failed'])
  })

  it('says so where the shop does not take it', async () => {
    const page = open('en')
    page.refuse(sendRecording, { kind: 'network' })
    expect(await recorder?.send()).toBeNull()
    page.emit('failed', { name: 'cart-page' })
    await vi.waitFor(() => expect(page.notices()[0]?.text).toBe(recorderEn.failed))
    page.refuse(sendRecording, { kind: 'network' })
    page.notices()[0]?.action?.run()
    await vi.waitFor(() => expect(page.notices().at(-1)).toMatchObject({ kind: 'danger', text: recorderEn.notSent }))
  })

  it('has every word in both languages', () => {
    expect(Object.keys(recorderEn)).toEqual(Object.keys(recorderRu))
  })
})
