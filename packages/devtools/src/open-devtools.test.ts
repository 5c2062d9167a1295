import { cartFeature } from '@prilavok/core/cart'
import { contactsFeature } from '@prilavok/core/contacts'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDevtools } from './open-devtools'
import { openInspectedPage } from './testing/inspected-page'

/** The panel renders by itself, outside of `act`. */
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

/** Nothing listens where the devtools look for pages and the shop. */
beforeEach(() => void vi.stubGlobal('fetch', async () => new Response()))

let close = () => {}
afterEach(() => {
  close()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** A loaded machine may take its time. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })

const button = (id: string, price: string) =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="Дрель" data-price="${price}"></div>`

/** A page whose devtools have just been opened. */
async function open(...page: Parameters<typeof openInspectedPage>) {
  const inspected = openInspectedPage(...page)
  close = await openDevtools(inspected.context)
  return inspected
}

const panel = () => document.querySelector<HTMLElement>('.pk-devtools')
const section = (title: string) =>
  [...document.querySelectorAll<HTMLElement>('.pk-devtools__section')].find(
    (each) => each.querySelector('h3')?.textContent === title,
  )
const copyButton = () => panel()?.querySelector<HTMLElement>('[data-main]')

/** Presses the button for support and returns what it copied. */
async function copied(): Promise<string> {
  const writeText = vi.fn(async () => {})
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText } as unknown as Clipboard)
  copyButton()?.click()
  await eventually(() => expect(writeText).toHaveBeenCalled())
  return String(writeText.mock.calls.at(-1)?.at(0))
}

describe('the devtools', () => {
  it('lists what is wrong on the page, with the elements', async () => {
    await open(`${button('a', 'дорого')}<p data-prilavok="cart-buton"></p>${button('b', '5')}${button('b', '6')}`, {
      refused: { '[data-id=a]': 'data-price must be a price', p: 'There is no widget "cart-buton"' },
    })
    const wrong = section('Что не так')?.textContent ?? ''
    expect(wrong).toContain('У товара b разные цены: 5 / 6')
    expect(wrong).toContain('data-price must be a price')
    expect(wrong).toContain('There is no widget "cart-buton"')
  })

  it('names addresses that lead nowhere, and a shop that does not allow the page with the flag that does', async () => {
    vi.stubGlobal('fetch', async (address: string, { mode }: RequestInit = {}) => {
      if (address.startsWith('https://shop.example') && mode === 'cors') throw new TypeError('Failed to fetch')
      return new Response(null, { status: address.endsWith('/profile/order') ? 404 : 200 })
    })
    const { context } = openInspectedPage('')
    close = await openDevtools({ ...context, shopOrigin: 'https://shop.example' })
    await eventually(() => expect(section('Что не так')?.textContent).toContain(`--origin ${location.origin}`))
    expect(section('Что не так')?.textContent).toContain('Страницы заказа по адресу /profile/order нет')
    expect(section('Что не так')?.textContent).toContain('data-pages-order')
    expect(section('Что не так')?.textContent).not.toContain('Страницы корзины')
  })

  it('lists what the check of tags and attributes finds, beside what was said of widgets that are there', async () => {
    document.body.innerHTML = ''
    await open(button('b', '5'), { check: () => [{ message: 'Атрибут data-prise не читается', element: undefined }] })
    expect(section('Что не так')?.textContent).toContain('Тег скрипта')
    expect(section('Что не так')?.textContent).toContain('Атрибут data-prise не читается')
  })

  it('frames an element while its line has the focus, and leaves the element alone', async () => {
    await open(button('b', '5'))
    const element = document.querySelector('[data-prilavok]')
    const before = element?.outerHTML
    const line = section('Места на странице')?.querySelector<HTMLElement>('.pk-devtools__place')
    const frame = document.querySelector<HTMLElement>('.pk-devtools-frame')
    line?.focus()
    expect(frame?.hidden).toBe(false)
    line?.blur()
    expect(frame?.hidden).toBe(true)
    expect(element?.outerHTML).toBe(before)
  })

  it('is opened once, closes with Escape and leaves nothing', async () => {
    const timers = vi.spyOn(globalThis, 'clearInterval')
    document.body.innerHTML = ''
    const before = document.documentElement.outerHTML
    const { context, log, emit } = await open('')
    expect(await openDevtools(context)).toBe(close)
    expect(document.querySelectorAll('.pk-devtools')).toHaveLength(1)
    panel()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    expect(panel()).toBeNull()
    expect(document.documentElement.outerHTML).toBe(before)
    expect(log.onResult).toBeUndefined()
    expect(timers).toHaveBeenCalled()
    expect(() => emit('ready', { version: '1' })).not.toThrow()
  })

  it('goes on when a part cannot be read', async () => {
    const { context } = openInspectedPage('')
    const points = (): never => {
      throw new TypeError('x is not a function')
    }
    close = await openDevtools({ ...context, points })
    expect(section('Места на странице')?.textContent).toContain('TypeError: x is not a function')
    expect(section('Магазин')?.textContent).toContain('Корзина')
  })

  it('records events and requests, and shows their shapes', async () => {
    const page = await open('')
    page.call('secret-draft-id', null)
    page.call('secret-draft-id', 503)
    page.emit('order-created', { count: 2, total: 500 })
    await eventually(() => expect(section('События')?.textContent).toContain('order-created× 2500 ₽'))
    const requests = section('Запросы к магазину')?.textContent ?? ''
    expect(requests).toContain('GET /api/order-in-process/{id}')
    expect(requests).toContain('503')
    expect(await copied()).not.toContain('secret-')
  })

  it('speaks English on a page that does', async () => {
    await open('', { config: { lang: 'en' } })
    expect(panel()?.querySelector('h2')?.textContent).toContain('Prilavok devtools')
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
    const { shop, emit } = await open('<div data-prilavok="cart-page" data-phone="☂ +79120000000"></div>')
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
        emit('failed', { name: 'cart-page', message } as { name: string })
        expect(await copied()).not.toContain('☂')
        expect(panel()?.outerHTML).not.toContain('☂')
      }),
      { numRuns: 10 },
    )
  })
})
