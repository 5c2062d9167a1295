import { calculateCart, loadCrossSales, loadUserCity } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { CART_KEY, cartFeature } from '@prilavok/core/cart'
import { cartFlow } from '@prilavok/core/flows'
import { createTestEffects } from '@prilavok/core/testing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { showWidgets, type Shown } from '../later/mounting/show-widgets'
import { keepClicks } from '../stub/keep-clicks'
import { testRenderer } from '../testing/renderer'
import { eventually } from '../testing/start-on-page'
import { openCartPages } from './cart-page'
import { drawCartButton } from './draw-cart-button'
import { firstPass } from './first-pass'
import type { FirstParts } from './start'

/** Where the window ends on the test's page: places with `data-far` stand below. */
class Window {
  constructor(private readonly heard: IntersectionObserverCallback) {}
  observe(target: HTMLElement) {
    queueMicrotask(() =>
      this.heard(
        [{ target, isIntersecting: !('far' in target.dataset) } as unknown as IntersectionObserverEntry],
        this as unknown as IntersectionObserver,
      ),
    )
  }
  unobserve() {}
  disconnect() {}
}

const stops: Array<() => void> = []
beforeEach(() => void vi.stubGlobal('IntersectionObserver', Window))
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  globalThis.prilavokStub = undefined
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const PLACE = '<div data-prilavok="cart-page"><a href="/cart">Корзина</a></div>'

/** A page with two pieces of one good in its cart, in the state in which its first pass has gone through it. */
function open(html = PLACE) {
  const test = createTestEffects()
  test.storage.saved.set(
    CART_KEY,
    JSON.stringify({ goods: [{ id: 'a', name: 'Клей', price: 10_000, thumbUrl: '', link: '', quantity: 2 }] }),
  )
  test.always(calculateCart, () => ({ items: [], total: 200 }))
  test.always(loadUserCity, () => ({ type: 'CityWithPickPoint', paymentType: 'None' }))
  test.always(loadCrossSales, () => ({ categories: [], count: 0 }))
  const shop = createShop(test.effects)
  document.body.innerHTML = html
  const cartButton = drawCartButton({ shop, labels: {}, load: async () => null })
  const first = firstPass(cartButton)
  const parts: FirstParts = { shop, config: {}, wrong: undefined, before: [], texts: {}, cartButton, first }
  let shown: Shown | undefined
  const show = vi.fn(async () => {
    await Promise.resolve('fetched')
    if (shown === undefined) {
      const { http } = test.effects
      shown = showWidgets({ ...parts, renderer: testRenderer, wantRest: () => {} })
      // The ports of a browser have come; the test's server goes on answering.
      Object.assign(test.effects, { http })
      stops.push(shown.stop)
    }
    return shown
  })
  return { test, shop, parts, first, show, cart: shop.use(cartFeature) }
}

const place = () => document.querySelector<HTMLElement>('[data-prilavok="cart-page"]') ?? expect.unreachable()
const button = (label: string) =>
  document.querySelector<HTMLElement>(`[aria-label^="${label}"]`) ?? expect.unreachable()
const eventsOf = ({ talk }: Shown) => {
  const heard: unknown[] = []
  talk.handOver((event, detail) => void heard.push([event, 'name' in detail ? detail.name : undefined]))
  return heard
}

describe('the cart page of the first pass', () => {
  it('counts, deletes and leads on without what shows widgets', async () => {
    const { parts, cart } = open()
    await openCartPages(parts, () => Promise.reject(new Error('offline')))
    expect(place().textContent).toContain('Клей')
    button('Добавить ещё').click()
    expect(cart.state.getState().goods).toMatchObject([{ id: 'a', quantity: 3 }])
    expect(document.querySelector('a[href="/profile/order"]')).not.toBeNull()
    button('Удалить').click()
    await eventually(() => expect(document.querySelector('a')?.textContent).toBe('Перейти в каталог'))
  })

  it('is taken over by what shows widgets, with its element, its event and its parts', async () => {
    const { parts, show, shop } = open()
    await openCartPages(parts, show)
    const section = document.querySelector('.pk-cart-page')
    const shown = await show()
    expect([...shown.mounter.places.values()]).toMatchObject([{ state: 'open', props: {}, ms: null }])
    expect(eventsOf(shown)).toEqual([['mounted', 'cart-page']])
    expect([document.querySelector('.pk-cart-page'), parts.first.opened.size]).toEqual([section, 0])
    await eventually(() => expect(section?.querySelector('.pk-cart-summary__note > .pk-notice')).not.toBeNull())
    expect(section?.lastElementChild?.getAttribute('role')).toBe('status')
    expect(shop.use(cartFlow).pricing.state.getState().status).not.toBe('idle')
  })

  it('leaves nothing when it is unmounted, and can be mounted again', async () => {
    const { parts, show, cart } = open()
    const before = place().innerHTML
    await openCartPages(parts, show)
    const { mounter } = await show()
    await eventually(() => expect(document.querySelector('.pk-notice')).not.toBeNull())
    mounter.unmount(place())
    expect([place().innerHTML, place().classList.contains('pk-root')]).toEqual([before, false])
    cart.increment('a')
    expect(place().innerHTML).toBe(before)
    mounter.mount('cart-page', place())
    mounter.open(place())
    await eventually(() => expect(document.querySelector('input')?.value).toBe('3'))
  })

  it('waits for the mounter where its place is far below, and where what shows widgets was sooner', async () => {
    const far = open(PLACE.replace('data-', 'data-far data-'))
    await openCartPages(far.parts, far.show)
    expect([place().textContent, far.show.mock.calls.length]).toEqual(['Корзина', 0])

    const late = open()
    const opening = openCartPages(late.parts, late.show)
    await late.show()
    await opening
    expect(late.first.opened.size).toBe(0)
    await eventually(() => expect(document.querySelectorAll('.pk-cart-page')).toHaveLength(1))
  })

  it('that cannot be drawn gives its place back to the mounter, which says what is wrong', async () => {
    const { parts, show, shop } = open()
    const broken = {
      ...parts,
      shop: {
        ...shop,
        use: () => {
          throw new Error('broken')
        },
      },
    }
    await openCartPages(broken, show)
    expect([place().innerHTML, parts.first.opened.size]).toEqual(['<a href="/cart">Корзина</a>', 0])
  })

  it('a click on what the server had put there is kept until the page stands, and is then no more', async () => {
    globalThis.prilavokStub = keepClicks({}, () => true)
    const { parts, show } = open()
    const link = document.querySelector('a')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link?.dispatchEvent(click)
    expect([click.defaultPrevented, globalThis.prilavokStub.clicked.size]).toEqual([true, 1])
    await openCartPages(parts, show)
    expect(globalThis.prilavokStub.clicked.size).toBe(0)
  })
})
