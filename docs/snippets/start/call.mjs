import { start } from 'https://shop.example/bundle/prilavok.js'

const prilavok = await start({ pages: { cart: '/cart', order: '/order' } })
prilavok.mount('cart-page', '#shop-cart')
