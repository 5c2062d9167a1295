/** Shopify's Buy Button: its cart, open from the start. */
const iframe = globalThis.buyButtonFramed !== false
const client = globalThis.ShopifyBuy.buildClient({ domain: 'demo.myshopify.com', storefrontAccessToken: 'x' })
localStorage.setItem('x.demo.myshopify.com.checkoutId', 'gid://shopify/Cart/1')
const options = { cart: { iframe, startOpen: true, popup: false }, toggle: { iframe }, lineItem: {} }
globalThis.ShopifyBuy.UI.init(client).createComponent('cart', { node: document.querySelector('[data-cart]'), options })
