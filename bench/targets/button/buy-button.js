/** Shopify's Buy Button: a product component, button only, in every place; cart toggles where one good stands in all of them. */
const framed = globalThis.buyButtonFramed !== false
const client = globalThis.ShopifyBuy.buildClient({ domain: 'demo.myshopify.com', storefrontAccessToken: 'x' })
const ui = globalThis.ShopifyBuy.UI.init(client)
const options = () => ({
  product: {
    iframe: framed,
    contents: { img: false, title: false, price: false, options: false },
    text: { button: 'Добавить в корзину' },
    googleFonts: [],
  },
  cart: { iframe: framed, popup: false },
  toggle: { iframe: framed },
  option: {},
})
const nodeIn = (place) => place.appendChild(document.createElement('div'))
const places = () => [...document.querySelectorAll('[data-atc]')]

let components = []

async function mount() {
  components = await Promise.all(
    places().map((place) =>
      ui.createComponent('product', { id: place.dataset.id.slice(1), node: nodeIn(place), options: options() }),
    ),
  )
  if ('same' in document.documentElement.dataset)
    await ui.createCart({ toggles: places().map((place) => ({ node: nodeIn(place) })), options: options() })
}

function unmount() {
  for (const component of components) component?.destroy()
  ui.components.product.length = 0
  components = []
  for (const place of places()) place.replaceChildren()
}

globalThis.measured = { mount, unmount }
mount()
