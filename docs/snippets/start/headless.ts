import { createShop } from '@prilavok/core'
import { cartFlow } from '@prilavok/core/flows'
import { formatMoney } from '@prilavok/core/money'
import { effects } from './effects.js'

const shop = createShop(effects)
const { cart, pricing } = shop.use(cartFlow)

pricing.state.subscribe(
  ({ status }) => status,
  (status) => console.log(status, formatMoney(cart.state.getState().total)),
)
cart.add({ id: '42', name: 'Дрель ударная', price: 499_000, thumbUrl: '', link: '' })
