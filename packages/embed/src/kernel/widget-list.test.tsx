import { LOAD_RETRY_MS } from '@prilavok/core'
import { expect, it, vi } from 'vitest'
import { createRegistry } from '../mounts'
import { offerRetry } from '../page-api/offer-retry'
import { keepClicks } from '../stub/keep-clicks'
import { eventually, startOnPage } from '../testing/start-on-page'

const BUTTON = '<div data-prilavok="cart-button" data-id="a" data-name="Товар"></div>'
const BADGE = '<a data-prilavok="cart-badge" href="#cart">Корзина</a>'
const badge = () => document.querySelector<HTMLElement>('[data-prilavok=cart-badge]') ?? expect.unreachable()
const registry = { createRegistry }

/** A page whose code of the other widgets comes when it is told to. */
function startSlowly(html: string) {
  let arrive = () => {}
  const arrived = new Promise<typeof registry>((resolve) => {
    arrive = () => resolve(registry)
  })
  const loadWidgets = vi.fn(() => arrived)
  return { ...startOnPage(html, { loadWidgets }), loadWidgets, arrive: () => arrive() }
}

it('a page with cart buttons alone loads no other widgets', async () => {
  const { loadWidgets } = startSlowly(BUTTON)
  await eventually(() => expect(document.body.textContent).toBe('Добавить в корзину'))
  expect(loadWidgets).not.toHaveBeenCalled()
})

it('others are loaded once for all elements, and a cart button does not wait for them', async () => {
  const { loadWidgets, arrive } = startSlowly(BADGE + BUTTON + BADGE)
  await eventually(() => expect(document.querySelector('button')?.textContent).toBe('Добавить в корзину'))
  expect(badge().textContent).toBe('Корзина')
  arrive()
  await eventually(() => expect(document.querySelectorAll('.pk-root')).toHaveLength(3))
  expect(loadWidgets).toHaveBeenCalledTimes(1)
})

it('[EMBED-04] a click on an element is kept until its widget is known', async () => {
  const { mounter, arrive } = startSlowly('')
  globalThis.prilavokStub = keepClicks({}, mounter.mountFirst)
  document.body.innerHTML = '<div data-prilavok="search-box"><button>Найти</button></div>'
  const clicked = vi.fn()
  document
    .querySelector('div')
    ?.addEventListener('click', ({ target }) => clicked((target as Element).hasAttribute('data-pk-first')))
  document.querySelector('button')?.click()
  expect(clicked).not.toHaveBeenCalled()
  arrive()
  await eventually(() => expect(clicked.mock.calls).toEqual([[true]]))
})

it('a click on an element whose name no widget has is given back to the page', async () => {
  const { mounter, arrive } = startSlowly('')
  globalThis.prilavokStub = keepClicks({}, mounter.mountFirst)
  document.body.innerHTML = '<div data-prilavok="cal-back"><button>Позвоните мне</button></div>'
  const onClick = vi.fn()
  document.querySelector('button')?.addEventListener('click', onClick)
  document.querySelector('button')?.click()
  expect(onClick).not.toHaveBeenCalled()
  arrive()
  await eventually(() => expect(onClick).toHaveBeenCalledTimes(1))
})

it('an element that was unmounted before its widget was known stays so, until it is mounted', async () => {
  const { mounter, arrive } = startSlowly(BADGE)
  mounter.unmount(badge())
  arrive()
  await eventually(() => expect(mounter.mountFirst(badge())).toBe(false))
  mounter.mount('cart-badge', badge())
  await eventually(() => expect(badge().className).toContain('pk-root'))
})

it('[SAFE-18] where they cannot be loaded, each element says so, tries again when asked, and keeps what it was given', async () => {
  const loadWidgets = vi.fn<() => Promise<typeof registry>>().mockRejectedValue(new Error('offline'))
  const { mounter, events, advance } = startOnPage('<p id="here"></p>', { loadWidgets })
  offerRetry({ on: events.on, retry: mounter.mount })
  const here = document.querySelector('p') ?? expect.unreachable()
  mounter.mount('call-back', here, { buttonLabel: 'Жду звонка' })
  for (const pause of LOAD_RETRY_MS) {
    await eventually(() => expect(loadWidgets).toHaveBeenCalled())
    await advance(pause)
  }
  await eventually(() => expect(here.textContent).toBe('Этот блок не загрузился. Повторить'))
  loadWidgets.mockResolvedValue(registry)
  here.querySelector('button')?.click()
  await eventually(() => expect(here.textContent).toBe('Жду звонка'))
})

it('[EMBED-08] nothing is mounted any more on a page that has stopped', async () => {
  const { mounter, arrive } = startSlowly(BADGE)
  mounter.unmountAll()
  arrive()
  await Promise.resolve()
  mounter.scan(document)
  await new Promise((turn) => setTimeout(turn))
  expect(badge().textContent).toBe('Корзина')
})
