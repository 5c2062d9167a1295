/** Adobe's drop-ins, used as its boilerplate does: their button, their cart API and their event bus. */
import * as cart from '@dropins/storefront-cart/api.js'
import { Button, provider } from '@dropins/tools/components.js'
import { events } from '@dropins/tools/event-bus.js'
import { initializers } from '@dropins/tools/initializer.js'

cart.setEndpoint('https://demo.adobe.test/graphql')
initializers.mountImmediately(cart.initialize, {})

let views = []
let following

function show(data) {
  const quantities = new Map(
    (data?.items ?? []).map(({ topLevelSku, sku, quantity }) => [topLevelSku || sku, quantity]),
  )
  for (const { element, view } of views) {
    const quantity = quantities.get(element.dataset.id)
    if (quantity) view.setProps((props) => ({ ...props, children: `В корзине ${quantity} шт.` }))
  }
  const pieces = [...quantities.values()].reduce((sum, quantity) => sum + quantity, 0)
  for (const element of document.querySelectorAll('[data-cart-badge]')) element.textContent = pieces
}

async function mount() {
  const places = [...document.querySelectorAll('[data-atc]')]
  views = await Promise.all(
    places.map(async (element) => {
      const onClick = () => cart.addProductsToCart([{ sku: element.dataset.id, quantity: 1 }])
      return { element, view: await provider.render(Button, { children: 'Добавить в корзину', onClick })(element) }
    }),
  )
  following = events.on('cart/data', show, { eager: true })
}

function unmount() {
  following?.off()
  for (const { view } of views) view.remove()
  views = []
  for (const element of document.querySelectorAll('[data-atc]')) element.replaceChildren()
}

globalThis.measured = { mount, unmount }
mount()
