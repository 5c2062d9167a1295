import { cartFeature } from '@prilavok/core/cart'
import { describe, expect, it } from 'vitest'
import { eventually, startOnPage } from '../testing/start-on-page'

const start = (html: string, labels = {}) => startOnPage(html, { labels })

const button = (id: string, more = '') =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="Товар ${id}" data-price="12.50" ${more}><a href="/x">Добавить</a></div>`
const adds = () =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Добавить в корзину')
const shown = (count: number) => eventually(() => expect(adds()).toHaveLength(count))

describe('mounting', () => {
  it('[EMBED-01] [UI-01] every element that requests a widget gets it, with its own settings', async () => {
    const { cart } = start(`${button('a')}<p>Текст</p>${button('b', 'data-button-label="Купить"')}`)
    await shown(1)
    await eventually(() => expect(document.body.textContent).toContain('Купить'))
    adds()[0]?.click()
    expect(cart.state.getState().lines).toMatchObject([{ id: 'a', name: 'Товар a', price: 1250 }])
  })

  it('[UI-01] a page without widgets stays as it is', async () => {
    const { warn } = start('<main><p>Текст</p></main>')
    expect(document.body.innerHTML).toBe('<main><p>Текст</p></main>')
    expect(warn).not.toHaveBeenCalled()
  })

  it('[EMBED-01] a wrong or missing setting is named once with its element, attribute and what is expected', () => {
    const { warn } = start('<div data-prilavok="cart-button" data-name="Без номера"></div>')
    expect(warn).toHaveBeenCalledTimes(1)
    const [problem, element] = warn.mock.calls[0] ?? []
    expect(problem).toMatchObject({
      widget: 'cart-button',
      key: 'id',
      expected: 'productId',
      mounted: false,
    })
    expect(element).toBe(document.querySelector('[data-prilavok]'))
  })

  it('[EMBED-01] a price that cannot be read is named, and its button is there', async () => {
    const { warn, cart } = start(button('a').replace('12.50', 'дорого') + button('b').replace('12.50', '4 990 руб.'))
    await shown(2)
    expect(warn.mock.calls.map(([problem]) => problem)).toEqual([
      expect.objectContaining({ key: 'price', value: 'дорого', mounted: true }),
    ])
    adds()[1]?.click()
    expect(cart.state.getState().lines).toMatchObject([{ id: 'b', price: 499_000 }])
  })

  it('an unknown widget is named and leaves its element alone', async () => {
    const { warn } = start('<div data-prilavok="cart-buton">Корзина</div>')
    const unknown = { kind: 'widget', name: 'cart-buton', known: expect.arrayContaining(['cart-button', 'cart-page']) }
    await eventually(() => expect(warn.mock.calls[0]?.[0]).toMatchObject(unknown))
    expect(document.body.textContent).toBe('Корзина')
  })

  it('[EMBED-02] elements inserted later are mounted by themselves', async () => {
    start('<main></main>')
    document.querySelector('main')?.insertAdjacentHTML('beforeend', `<section>${button('late')}</section>`)
    await shown(1)
  })

  it('[EMBED-02] widgets whose elements are removed are unmounted and leave no listener behind', async () => {
    const { cart, shop } = start(`<main>${button('a')}${button('b')}</main>`)
    await shown(2)
    const element = document.querySelector('main')
    element?.remove()
    await eventually(() => expect(element?.querySelectorAll('button')).toHaveLength(0))
    cart.add({ id: 'a', name: 'a', price: 1, thumbUrl: '', link: '' })
    expect(element?.textContent).toBe('ДобавитьДобавить')
    expect(shop.use(cartFeature)).toBe(cart)
  })

  it('an element that is moved keeps its widget', async () => {
    start(`<main>${button('a')}</main><aside></aside>`)
    await shown(1)
    const [before] = adds()
    document.querySelector('aside')?.append(document.querySelector('[data-prilavok]') ?? '')
    await new Promise((turn) => setTimeout(turn, 0))
    expect(adds()[0]).toBe(before)
  })

  it('[EMBED-03] all widgets share one cart', async () => {
    start(`${button('a')}${button('a')}<span data-prilavok="cart-badge"></span>`)
    await shown(2)
    adds()[0]?.click()
    await eventually(() => expect(document.body.textContent?.match(/В корзине 1\u00a0шт\./g)).toHaveLength(2))
    await eventually(() => expect(document.querySelector('[data-prilavok="cart-badge"]')?.textContent).toContain('1'))
  })

  it('[EMBED-11] a class or a call mounts as well as an attribute does', async () => {
    const { mounter } = start('<span class="note pk-mount-cart-badge"></span><div id="here"></div>')
    const here = document.getElementById('here')
    if (here !== null) mounter.mount('cart-button', here, { id: 'a', name: 'Товар', price: '1' })
    await shown(1)
    adds()[0]?.click()
    await eventually(() => expect(document.querySelector('.pk-mount-cart-badge')?.textContent).toContain('1'))
  })

  it('an element that was unmounted stays so, until it is mounted again', async () => {
    const { mounter } = start(button('a'))
    await shown(1)
    const [element] = document.querySelectorAll<HTMLElement>('[data-prilavok]')
    if (element === undefined) return expect.unreachable()
    mounter.unmount(element)
    mounter.scan(document)
    expect(mounter.mountFirst(element)).toBe(false)
    expect(element.textContent).toBe('Добавить')
    mounter.mount('cart-button', element)
    await shown(1)
  })

  it('[EMBED-04] an element that is wanted is mounted before those that wait for their batch', () => {
    const { mounter } = start(Array.from({ length: 150 }, (_, at) => button(String(at))).join(''))
    const last = [...document.querySelectorAll<HTMLElement>('[data-prilavok]')].at(-1)
    expect(last?.textContent).toBe('Добавить')
    expect(last && mounter.mountFirst(last)).toBe(true)
    expect(last?.textContent).toBe('Добавить в корзину')
    expect(adds().length).toBeLessThan(150)
  })

  it('an element that is found twice is mounted once', async () => {
    const { mounter } = start(button('a'))
    mounter.scan(document)
    await shown(1)
  })

  it('one page text replaces the Russian one [EMBED-10]', async () => {
    start(button('a'), { cartButton: { add: 'Add to basket' } })
    await eventually(() => expect(document.body.textContent).toBe('Add to basket'))
  })
})
