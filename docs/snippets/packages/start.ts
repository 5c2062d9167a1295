import { start } from '@prilavok/embed'
import '@prilavok/embed/styles.css'

const prilavok = await start({ lang: 'en', api: { origin: 'https://shop.example' } })

prilavok.on('cart-changed', ({ count, total }) => {
  document.title = `${count} in the cart, ${total} ₽`
})
