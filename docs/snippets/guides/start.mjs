import { start } from 'https://shop.example/bundle/prilavok.js'

const prilavok = await start({
  pages: { cart: '/cart' },
  labels: {
    cartButton: { inCart: (quantity) => `Уже ${quantity} в тележке` },
  },
})

document.documentElement.dataset.shop = prilavok.version
