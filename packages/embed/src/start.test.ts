import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { shopSettings } from '@prilavok/core'
import type { LabelOverrides } from '@prilavok/widgets'
import { createStart } from './start'
import type { PageWork, Prilavok } from './page-api/prilavok'
import { VERSION } from './version'
import { keepClicks } from './stub/keep-clicks'
import { eventually } from './testing/start-on-page'

/** There is no server; prices are not what these tests are about. */
beforeAll(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline'))))
/** The shop renders by itself, outside of `act`. */
beforeEach(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }))

afterEach(() => {
  globalThis.prilavok?.stop()
  globalThis.prilavok = globalThis.prilavokQueue = globalThis.prilavokStub = globalThis.prilavokVersion = undefined
  document.body.replaceChildren()
  localStorage.clear()
  vi.restoreAllMocks()
})

const button = (id: string) =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="Товар" data-price="10"></div>`

describe('the start of a page', () => {
  it('[EMBED-08] a second script leaves the page to the first and reports it once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    document.body.innerHTML = button('a')
    const first = createStart()()
    const second = createStart()
    const shops = await Promise.all([first, second(), second()])
    expect(new Set(shops).size).toBe(1)
    expect(warn).toHaveBeenCalledTimes(1)
    expect(document.querySelectorAll('button')).toHaveLength(1)
  })

  it('[EMBED-08] a script leaves a page alone that another version serves, and names both', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    document.body.innerHTML = button('a')
    globalThis.prilavokVersion = '9.9.9'
    const shop = createStart()()
    const served = { version: '9.9.9', stop: () => {} } as Prilavok
    for (const work of globalThis.prilavokQueue as PageWork[]) work(served)
    expect(await shop).toBe(served)
    expect(document.querySelector('button')).toBeNull()
    expect(warn.mock.calls[0]?.[0]).toMatch(new RegExp(`Script ${VERSION} came second; 9\\.9\\.9`))
  })

  it('[EMBED-07] code of the page that waits in the queue runs once the shop is there, and from then on at once', async () => {
    const ran: string[] = []
    vi.spyOn(console, 'error').mockImplementation(() => {})
    globalThis.prilavokQueue = [
      () => {
        throw new Error('code of the page')
      },
      ({ version }: Prilavok) => void ran.push(version),
    ]
    const { version } = await createStart()()
    globalThis.prilavokQueue?.push(() => ran.push('at once'))
    expect(ran).toEqual([version, 'at once'])
    expect(console.error).toHaveBeenCalledTimes(1)
  })

  it('[EMBED-12] is set up by the call, before all else', async () => {
    document.body.innerHTML = `<script type="application/json" id="prilavok-config">{"pages":{"cart":"/from-script","home":"/h"}}</script>`
    const { shop } = await createStart()({ pages: { cart: '/from-call' } })
    expect(shop.settings(shopSettings).pages).toMatchObject({ cart: '/from-call', home: '/h' })
  })

  it('[EMBED-12] a script that was imported waits for its importer before it starts by itself, even where microtasks run in between', async () => {
    const start = createStart('https://shop.example/prilavok.js', () => false)
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
    const { shop } = await start({ pages: { cart: '/from-call' } })
    expect(shop.settings(shopSettings).pages.cart).toBe('/from-call')
  })

  it('[EMBED-08] a script whose address has a version is found by its tag without it', async () => {
    const tag = document.createElement('script')
    tag.type = 'text/plain'
    tag.src = 'https://shop.example/prilavok.js?ver=6.5'
    tag.dataset['pagesCart'] = '/basket'
    document.body.append(tag)
    createStart('https://shop.example/prilavok.js', () => false)
    await eventually(() => expect(globalThis.prilavok?.shop.settings(shopSettings).pages.cart).toBe('/basket'))
  })

  it('[EMBED-05] the legacy build finds the tag of the build that has led to it', async () => {
    const tag = document.createElement('script')
    tag.type = 'text/plain'
    tag.src = 'https://shop.example/prilavok.react.js?ver=6.5'
    tag.dataset['pagesCart'] = '/basket'
    document.body.append(tag)
    createStart('https://shop.example/prilavok.legacy.js', () => true)
    await eventually(() => expect(globalThis.prilavok?.shop.settings(shopSettings).pages.cart).toBe('/basket'))
  })

  it('[EMBED-01] a script that a tag has loaded starts without waiting for another task', async () => {
    const tag = document.createElement('script')
    tag.type = 'text/plain'
    tag.src = 'https://shop.example/prilavok.js'
    document.body.append(tag)
    createStart(tag.src, () => false)
    await Promise.resolve()
    expect(globalThis.prilavokVersion).toBe(VERSION)
    await eventually(() => expect(globalThis.prilavok).toBeDefined())
  })

  it('says in one line what a check of the tags and elements has found, in the language of the page', async () => {
    const said = vi.spyOn(console, 'warn').mockImplementation(() => {})
    document.body.innerHTML = button('a').replace('data-price', 'data-prise')
    await createStart()({ lang: 'en' })
    await eventually(() =>
      expect(said.mock.calls.flat().filter((text) => String(text).includes('Check of the embedding'))).toEqual([
        expect.stringContaining('the attribute data-prise is not read. Did you mean data-price?'),
      ]),
    )
  })

  it('names a shop of another origin that does not respond, with the flag that allows the page', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    document.body.innerHTML = button('a')
    const { cart } = await createStart()({ api: { origin: 'https://shop.example' } })
    cart.add({ id: 'a', name: 'Товар' })
    await eventually(() =>
      expect(said.mock.calls.flat().filter((text) => String(text).includes('https://shop.example'))).toEqual([
        expect.stringContaining(`--origin ${location.origin}`),
      ]),
    )
  })

  it('[EMBED-10] a label that is a text in place of a function, or of a wrong kind, breaks no widget', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    document.body.innerHTML = button('a')
    const labels = { cartButton: { inCart: 'Уже {n}', more: 5, ad: 'x' } } as unknown as LabelOverrides
    const { cart } = await createStart()({ labels })
    cart.add({ id: 'a', name: 'Товар' })
    await eventually(() => expect(document.body.textContent).toContain('Уже 1'))
    await eventually(() => expect(said.mock.calls.flat().join(' ')).toMatch(/cartButton\.more.*cartButton\.ad/s))
    expect(document.body.textContent).not.toContain('не загрузился')
  })

  it('[EMBED-10] one text of the page leaves the other English ones as they are', async () => {
    document.body.innerHTML = button('a') + button('b')
    const { cart } = await createStart()({ lang: 'en', labels: { cartButton: { add: 'Buy' } } })
    cart.add({ id: 'a', name: 'Товар' })
    await eventually(() => expect(document.body.textContent).toMatch(/in cart.*Buy/is))
  })

  it('starts anew after it was stopped', async () => {
    document.body.innerHTML = button('a')
    const start = createStart()
    const first = await start()
    first.stop()
    const second = await start()
    expect(second).not.toBe(first)
    expect(globalThis.prilavok).toBe(second)
    expect(document.querySelectorAll('button')).toHaveLength(1)
  })

  it('a click on an element that gets no widget is given back', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    document.body.innerHTML = '<div data-prilavok="cart-buton"><a href="#gone">Купить</a></div>'
    const link = document.querySelector('a')
    const followed = vi.fn((event: Event) => event.preventDefault())
    link?.addEventListener('click', followed)
    globalThis.prilavokStub = keepClicks({}, () => true)
    link?.click()
    expect(followed).not.toHaveBeenCalled()
    await createStart()()
    expect(followed).toHaveBeenCalledTimes(1)
  })

  it('[EMBED-02] [EMBED-07] leaves nothing on the page when it is stopped', async () => {
    document.body.innerHTML = `<div data-prilavok="cart-button" data-id="a" data-name="Товар"><a href="/x">Купить</a></div>`
    const before = document.body.innerHTML
    const { stop, cart } = await createStart()()
    expect(document.querySelector('button')).not.toBeNull()
    stop()
    expect(document.body.innerHTML.replace(' class=""', '')).toBe(before)
    cart.add({ id: 'a', name: 'Товар' })
    await eventually(() => expect(document.querySelector('button')).toBeNull())
  })

  it('[EMBED-04] elements that were clicked come first', async () => {
    document.body.innerHTML = `<p>${button('a').replace('></div>', '><a href="/x">Купить</a></div>')}</p>`
    const element = document.querySelector<HTMLElement>('[data-prilavok]')
    globalThis.prilavokStub = keepClicks({}, () => true)
    element?.querySelector('a')?.click()
    const { cart } = await createStart()()
    expect(cart.get().count).toBe(1)
    expect(globalThis.prilavokStub?.clicked.size).toBe(0)
  })
})
