import { calculateCart } from '@prilavok/contracts'
import { createShop } from '@prilavok/core'
import { cartFeature } from '@prilavok/core/cart'
import { createTestEffects } from '@prilavok/core/testing'
import { ShopProvider } from '@prilavok/react'
import { loadCartButtonParts } from '@prilavok/widgets/mounts'
import { createElement } from 'react'
import { afterEach, expect, it } from 'vitest'
import { drawCartButton } from '../first/draw-cart-button'
import { openWidget } from '../first/open-widget'
import { testRenderer } from '../testing/renderer'
import { eventually } from '../testing/start-on-page'
import { bringCartButtonParts } from './cart-button-parts'
import type { PlaceTools } from './mounting/place'

afterEach(() => document.body.replaceChildren())

/** A page with one control that draws itself, and the dialog of the build under test. */
function openControl() {
  const test = createTestEffects()
  test.always(calculateCart, () => ({ items: [], total: 0 }))
  const shop = createShop(test.effects)
  const dress: PlaceTools['dress'] = (component, props) =>
    createElement(ShopProvider, { shop, children: createElement(component, props) })
  const widget = drawCartButton({ shop, labels: {}, load: bringCartButtonParts({ renderer: testRenderer, dress }) })
  document.body.innerHTML = '<div id="place" data-prilavok="cart-button"><a href="/x">Купить</a></div>'
  const place = document.getElementById('place')
  if (place === null) return expect.unreachable()
  const { close } = openWidget(place, (element) =>
    widget.draw(element, { id: 'a', name: 'Клей', price: 100, modalId: 'go' }),
  )
  return { close, place, cart: shop.use(cartFeature) }
}

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
const dialogs = () => document.querySelectorAll('dialog')

it('[CART-28] the dialog of a control that draws itself stands in its place, and leaves nothing when it is closed', async () => {
  const { cart, place, close } = openControl()
  press('.pk-cart-button__add')
  expect(cart.state.getState().goods).toMatchObject([{ id: 'a', quantity: 1 }])
  await eventually(() => expect(place.querySelector('dialog#go')?.textContent).toContain('Клей'))
  press('#go [aria-label="Закрыть"]')
  await eventually(() => expect(dialogs()).toHaveLength(0))
  expect(place.childElementCount).toBe(1)
  close()
})

it('[EMBED-02] a control that is unmounted takes its open dialog along', async () => {
  const { cart, place, close } = openControl()
  press('.pk-cart-button__add')
  await eventually(() => expect(dialogs()).toHaveLength(1))
  close()
  expect(place.innerHTML).toBe('<a href="/x">Купить</a>')
  cart.increment('a')
  expect(place.innerHTML).toBe('<a href="/x">Купить</a>')
})

it('[EMBED-02] a control that is unmounted while its dialog is on the way opens none', async () => {
  const { place, close } = openControl()
  press('.pk-cart-button__add')
  close()
  await loadCartButtonParts()
  await new Promise((turn) => setTimeout(turn, 0))
  expect([dialogs().length, place.textContent]).toEqual([0, 'Купить'])
})
