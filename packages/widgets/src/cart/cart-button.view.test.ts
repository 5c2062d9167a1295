import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import { createTestEffects } from '@prilavok/core/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { CartButtonHost, CartButtonProps } from './cart-button.types'
import { openCartButton } from './cart-button.view'

const glue: CartButtonProps = { id: 'a', name: 'Клей', price: 100 }
const newGood = (id: string) => ({ id, name: id, price: 100, thumbUrl: '', link: '' })

beforeEach(() => document.body.replaceChildren())

function shop() {
  const { effects, always } = createTestEffects()
  always(calculateCart, () => ({ items: [], total: 0 }))
  const opened = createShop(effects)
  const load = vi.fn<CartButtonHost['load']>(async () => null)
  return { host: { shop: opened, labels: {}, load } satisfies CartButtonHost, cart: opened.use(cartFeature), load }
}

function place(html = '') {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = html
  return root
}

/** What a change writes into the page. */
async function changesIn(root: HTMLElement, change: () => void): Promise<readonly string[]> {
  const seen: string[] = []
  const observer = new MutationObserver((records) => seen.push(...records.map(({ type }) => type)))
  observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
  change()
  await new Promise((turn) => setTimeout(turn, 0))
  observer.disconnect()
  return seen
}

describe('the view of the add-to-cart control', () => {
  it('takes over the add button that a server has rendered', async () => {
    const { host, cart } = shop()
    const root = place(
      '<button type="button" class="pk-cart-button__add" data-pk-first=""><span class="pk-cart-button__label">Добавить в корзину</span></button>',
    )
    const rendered = root.firstElementChild
    expect(await changesIn(root, () => void openCartButton(root, glue, host))).toEqual([])
    rendered?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    expect(cart.state.getState().goods).toMatchObject([{ ...glue, thumbUrl: '', link: '', quantity: 1 }])
    expect(root.textContent).toBe('В корзине 1 шт.+1 шт')
  })

  it('draws what a server cannot know: the good is in the cart already', () => {
    const { host, cart } = shop()
    cart.add(newGood('a'), 3)
    const root = place('<button class="pk-cart-button__add"><span></span></button>')
    openCartButton(root, glue, host)
    expect(root.textContent).toBe('В корзине 3 шт.+1 шт')
  })

  it('writes one text for one piece more, and nothing for another good', async () => {
    const { host, cart } = shop()
    cart.add(newGood('a'))
    const root = place()
    openCartButton(root, glue, host)
    expect(await changesIn(root, () => cart.increment('a'))).toEqual(['characterData'])
    expect(await changesIn(root, () => cart.add(newGood('b')))).toEqual([])
    expect(root.textContent).toBe('В корзине 2 шт.+1 шт')
  })

  it('writes nothing when it is told what it knows', async () => {
    const { host } = shop()
    const root = place()
    const view = openCartButton(root, glue, host)
    expect(await changesIn(root, () => view.update({ ...glue }, { ...host }))).toEqual([])
    view.update({ ...glue, buttonLabel: 'Купить' }, host)
    expect(root.textContent).toBe('Купить')
    view.update(glue, { ...host, labels: { cartButton: { add: 'Add to cart' } } })
    expect(root.textContent).toBe('Add to cart')
  })

  it('can be closed and opened again where it stands, and then counts each click once', () => {
    const { host, cart } = shop()
    cart.add(newGood('a'))
    const root = place()
    openCartButton(root, glue, host).close()
    openCartButton(root, glue, host)
    root.querySelector<HTMLElement>('.pk-cart-button__more')?.click()
    expect(cart.state.getState().goods).toMatchObject([{ id: 'a', quantity: 2 }])
    expect(root.textContent).toBe('В корзине 2 шт.+1 шт')
  })

  it('brings dialog and notice with the click that needs them, and adds without', () => {
    const { host, load, cart } = shop()
    openCartButton(place(), { ...glue, opensDialog: false }, host)
    const press = (part: string) => document.querySelector<HTMLElement>(`.pk-cart-button__${part}`)?.click()
    press('add')
    expect(load).not.toHaveBeenCalled()
    press('remove')
    expect(load).toHaveBeenCalledTimes(1)
    expect(cart.state.getState().goods).toEqual([])
  })
})
