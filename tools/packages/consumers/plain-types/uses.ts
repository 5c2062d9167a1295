/** What a developer writes by hand; every type is the one that a reader of the documentation would expect. */
import { calculateCart, type ResponseOf, type Endpoint, type Input } from '@prilavok/contracts'
import { createHttp, type HttpSettings } from '@prilavok/browser/http'
import { createShop, type Result, type SettingsInput } from '@prilavok/core'
import type { PricedLine } from '@prilavok/core/cart'
import type { HttpFailure } from '@prilavok/core/effects'
import { cartFlow } from '@prilavok/core/flows'
import { createTestEffects } from '@prilavok/core/testing'
import type { UseCart } from '@prilavok/react'
import { createDemoServer } from '@prilavok/demo-shop'
import type { ShopServer } from '@prilavok/shop-server'
import type { CartButtonProps } from '@prilavok/widgets/cart'
import type { Labels } from '@prilavok/widgets/labels/ru'
import '@prilavok/ui/styles.css'
import '@prilavok/widgets/styles.css'
import '@prilavok/widgets/checkout/styles.css'
import '@prilavok/embed/prilavok.js'

const settings: SettingsInput = { pages: { cart: '/cart' } }
const http: HttpSettings = { origin: 'https://shop.example', timeoutMs: 5000 }
const shop = createShop({ ...createTestEffects().effects, http: createHttp(http) }, settings)
const { cart, pricing } = shop.use(cartFlow)

export const stop: () => void = pricing.state.subscribe(
  ({ status }) => status,
  (status) => {
    const known: 'idle' | 'loading' | 'ready' | 'failed' = status
    return known
  },
)
cart.add({ id: '42', name: 'Drill', price: 499_000, thumbUrl: '', link: '' })

export const totalOf = (lines: readonly PricedLine[]): number => lines.reduce((sum, { total }) => sum + total, 0)
export const firstOf = ({ lines }: UseCart): string | undefined => lines[0]?.name
export const price = (good: Input<typeof calculateCart>['body']['goods'], ask: (endpoint: Endpoint) => typeof good) =>
  ask(calculateCart)
export const sums = (answer: Result<ResponseOf<typeof calculateCart>, HttpFailure>): number | string =>
  answer.ok ? answer.value.total : answer.error.message
export const props: CartButtonProps = { id: '42', name: 'Drill', price: 499_000 }
export const words = (labels: Labels): string => labels.cartButton.add
export const open = (): Promise<ShopServer> => createDemoServer({ demo: 'mini' })

// @ts-expect-error -- a price is a number
export const wrong: CartButtonProps = { id: '42', name: 'Drill', price: '4990' }
// @ts-expect-error -- the state of a store cannot be written to
cart.state.getState().total = 0
// @ts-expect-error -- there is no such action
cart.explode()
