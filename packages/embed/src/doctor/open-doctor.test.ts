import { loadOrder } from '@prilavok/contracts'
import { cartFeature } from '@prilavok/core/cart'
import { contactsFeature } from '@prilavok/core/contacts'
import type { Mount } from '@prilavok/widgets/mounts'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { logCalls } from '../later/call-log'
import { createRemarks } from '../later/remarks'
import { testRenderer } from '../testing/renderer'
import { eventually, startOnPage } from '../testing/start-on-page'
import { openDoctor } from './open-doctor'
import type { Patient } from './patient.types'

let close = () => {}
afterEach(() => {
  close()
  vi.restoreAllMocks()
})

const button = (id: string, price: string) =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="Дрель" data-price="${price}"></div>`

/** A page whose doctor has just been opened. */
async function open(html: string, config: Patient['config'] = {}, widgets?: readonly Mount[]) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = startOnPage(html, widgets === undefined ? {} : { widgets })
  const remarks = createRemarks()
  page.tell.mock.calls.forEach(([message, element]) => remarks.tell(message, element))
  const { http, log } = logCalls(page.effects.http)
  const patient: Patient = {
    shop: page.shop,
    config,
    mounter: page.mounter,
    remarks,
    on: page.talk.on,
    renderer: testRenderer,
    log,
  }
  close = await openDoctor(patient)
  return { ...page, http, log, patient }
}

const panel = () => document.querySelector<HTMLElement>('.pk-doctor')
const section = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('.pk-doctor__section')].find(
    (each) => each.querySelector('h3')?.textContent === title,
  )
const copyButton = () => panel()?.querySelector<HTMLElement>('[data-main]')

/** Presses the button for support and answers what it copied. */
async function copied(): Promise<string> {
  const writeText = vi.fn(async () => {})
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  copyButton()?.click()
  await eventually(() => expect(writeText).toHaveBeenCalled())
  return String(writeText.mock.calls.at(-1)?.at(0))
}

describe('the widget doctor', () => {
  it('lists what is wrong on the page, with the elements', async () => {
    await open(`${button('a', 'дорого')}<p data-prilavok="cart-buton"></p>${button('b', '5')}${button('b', '6')}`)
    const wrong = () => section('Что не так')?.textContent ?? ''
    // Places are looked at in slices: on a busy machine the last of them come after the panel.
    await eventually(() => expect(wrong()).toContain('У товара b разные цены: 5 / 6'))
    expect(wrong()).toContain('data-price must be a price such as "1234.50"')
    expect(wrong()).toContain('There is no widget "cart-buton"')
  })

  it('frames an element while its line has the focus, and leaves the element alone', async () => {
    await open(button('b', '5'))
    const element = document.querySelector('[data-prilavok]')
    const before = element?.outerHTML
    const line = section('Места на странице')?.querySelector<HTMLElement>('.pk-doctor__place')
    const frame = document.querySelector<HTMLElement>('.pk-doctor-frame')
    line?.focus()
    expect(frame?.hidden).toBe(false)
    line?.blur()
    expect(frame?.hidden).toBe(true)
    expect(element?.outerHTML).toBe(before)
  })

  it('is opened once, closes with Escape and leaves nothing', async () => {
    const timers = vi.spyOn(globalThis, 'clearInterval')
    const before = document.documentElement.outerHTML
    const { patient, log, talk } = await open('')
    expect(await openDoctor(patient)).toBe(close)
    expect(document.querySelectorAll('.pk-doctor')).toHaveLength(1)
    panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(panel()).toBeNull()
    expect(document.documentElement.outerHTML).toBe(before)
    expect(log.heard).toBeUndefined()
    expect(timers).toHaveBeenCalled()
    expect(() => talk.emit('ready', { version: '1' })).not.toThrow()
  })

  it('goes on when a part cannot be read', async () => {
    const { patient } = await open('')
    close()
    const mounter = {
      get places(): never {
        throw new TypeError('x is not a function')
      },
    }
    close = await openDoctor({ ...patient, mounter })
    expect(section('Места на странице')?.textContent).toContain('TypeError: x is not a function')
    expect(section('Магазин')?.textContent).toContain('Корзина')
  })

  it('hears events and requests, and tells their shapes', async () => {
    const page = await open('')
    page.answer(loadOrder, null)
    await page.http(loadOrder, { params: { id: 'secret-draft-id' } })
    page.refuse(loadOrder, { kind: 'status', status: 503 })
    await page.http(loadOrder, { params: { id: 'secret-draft-id' } })
    page.talk.emit('order-created', { orderId: 'secret-order-id', count: 2, total: 500 })
    await eventually(() => expect(section('События')?.textContent).toContain('order-created× 2500 ₽'))
    const requests = section('Запросы к магазину')?.textContent ?? ''
    expect(requests).toContain('GET /api/order-in-process/{id}')
    expect(requests).toContain('503')
    expect(await copied()).not.toContain('secret-')
  })

  it('speaks English on a page that does', async () => {
    await open('', { lang: 'en' })
    expect(panel()?.querySelector('h2')?.textContent).toContain('Widget doctor')
    expect(copyButton()?.textContent).toBe('Copy for support')
  })
})

describe('the report for support', () => {
  it('says version, page, browser, times and every part, and that it was copied', async () => {
    history.replaceState(null, '', '/page?phone=79120000000&prilavok-debug')
    await open(button('a', '5'))
    const text = await copied()
    expect(text).toMatch(/^Prilavok \d+\.\d+\.\d+ · Отчёт для поддержки\n\d{4}-\d\d-\d\dT.*Z … \d{4}/)
    expect(text).toContain('/page?phone=…&prilavok-debug=…\n')
    expect(text).toContain(navigator.userAgent)
    for (const part of [
      'Что не так (0)',
      'Виджеты (1)',
      'Места на странице (1)',
      'Запросы к магазину (0)',
      'Настройки',
    ])
      expect(text).toContain(part)
    expect(text).toContain('data-id="a"')
    await eventually(() => expect(panel()?.querySelector('[role=status]')?.textContent).toContain('Отчёт скопирован'))
  })

  it('is shown to be copied by hand where the browser refuses', async () => {
    await open('')
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({
      writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    } as unknown as Clipboard)
    copyButton()?.click()
    await eventually(() => expect(panel()?.querySelector('textarea')?.value).toContain('Prilavok'))
    expect(panel()?.querySelector('[role=status]')?.textContent).toContain('Браузер не дал скопировать')
  })

  it('[SAFE-17] neither it nor the panel holds what people have typed', async () => {
    const { shop, talk } = await open('<div data-prilavok="cart-page" data-phone="☂ +79120000000"></div>')
    const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map((text) => `☂${text}`)
    const people = fc.record({
      firstName: word,
      lastName: word,
      middleName: word,
      phone: word,
      secondaryPhone: word,
      email: word,
    })
    const contacts = shop.use(contactsFeature)
    shop.use(cartFeature).add({ id: 'a', name: '☂', price: 100, link: '/x?y=☂', thumbUrl: '' })
    await fc.assert(
      fc.asyncProperty(people, word, async (person, message) => {
        contacts.editBuyer(person)
        contacts.editRecipient(person)
        talk.emit('failed', { name: 'cart-page', element: document.body, message })
        expect(await copied()).not.toContain('☂')
        expect(panel()?.outerHTML).not.toContain('☂')
      }),
      { numRuns: 10 },
    )
  })
})
