import {
  analyticsFeature,
  EXPERIMENT_GOAL,
  ORDER_GOAL,
  PRODUCT_PAGE_GOAL,
  type Analytics,
  type EcommerceItem,
} from '../analytics'
import { cartFeature, type CartLine } from '../cart'
import type { ExperimentsState } from '../experiments'
import { purchasesFeature, type Purchase } from '../order'
import { PRODUCT_ELEMENT, productFeature } from '../product'
import type { Feature } from '../shop'

/** What the shop learns of a visit, from everything that happens on its pages. */
export interface AnalyticsFlow {
  /** The analytics of the page. */
  readonly analytics: Analytics
  /** Tells of the visit, of the page's product and of what was done since the cart had the lines `before`, and follows the page from then on. */
  readonly start: (before?: readonly CartLine[]) => void
}

/** One piece of a product: the ecommerce events of the cart count products, not pieces. Source: ANALYTICS-17. */
const pieceOf = ({ id, name, price }: CartLine): EcommerceItem => ({ id, name, price: price / 100, quantity: 1 })

const valueOf = (lines: Purchase['lines']): number =>
  lines.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100

/** The analytics of a page: `shop.use(analyticsFlow)`. Source: ANALYTICS-09. */
export const analyticsFlow: Feature<AnalyticsFlow> = {
  name: 'analytics-flow',
  create({ effects, experiments, use }) {
    const analytics = use(analyticsFeature)
    let isStarted = false

    const followExperiments = () => {
      if (experiments === null) return
      const told = new Set<string>()
      const tell = ({ exposed }: ExperimentsState) => {
        const options = Object.entries(exposed).map(([name, { label }]) => [name, label] as const)
        analytics.setOptions(Object.fromEntries(options))
        for (const [experiment, label] of options) {
          if (told.has(experiment)) continue
          told.add(experiment)
          analytics.send({ type: 'Goal', goal: EXPERIMENT_GOAL, params: { experiment, label } })
        }
      }
      tell(experiments.state.getState())
      experiments.state.subscribe(tell)
    }
    const followProduct = () => {
      if (effects.page.fields(PRODUCT_ELEMENT) === null) return
      const { state, readPage } = use(productFeature)
      let shown: string | null = null
      const tell = () => {
        const { product } = state.getState()
        if (product === null || product.id === shown) return
        shown = product.id
        const { id, name, price } = product
        analytics.send({ type: 'Goal', goal: PRODUCT_PAGE_GOAL, params: { productId: id } })
        analytics.push({ name: 'view_item', item: { id, name, price: price / 100, quantity: 1 } })
      }
      state.subscribe(tell)
      readPage()
      tell()
    }
    const followCart = (before: readonly CartLine[]) => {
      const { state, onOwnChange } = use(cartFeature)
      const purchases = use(purchasesFeature)
      const tell = (lines: readonly CartLine[], former: readonly CartLine[]) => {
        const had = new Set(former.map(({ id }) => id))
        const has = new Set(lines.map(({ id }) => id))
        // An order takes its lines out of the cart, which is no removal.
        const ordered = new Set(purchases.state.getState().last?.lines.map(({ id }) => id))
        for (const line of lines) if (!had.has(line.id)) analytics.push({ name: 'add_to_cart', item: pieceOf(line) })
        for (const line of former)
          if (!has.has(line.id) && !ordered.has(line.id))
            analytics.push({ name: 'remove_from_cart', item: pieceOf(line) })
      }
      tell(state.getState().lines, before)
      onOwnChange(tell)
      purchases.state.subscribe(({ last }) => {
        if (last === null) return
        const { orderId, lines } = last
        analytics.send({ type: 'Goal', goal: ORDER_GOAL, params: { orderId } })
        analytics.push({ name: 'purchase', transactionId: orderId, items: lines, value: valueOf(lines) })
      })
    }
    return {
      analytics,
      start(before) {
        if (isStarted) return
        isStarted = true
        analytics.authoriseByCookie()
        followExperiments()
        analytics.send({ type: 'Visit' })
        followProduct()
        followCart(before ?? use(cartFeature).state.getState().lines)
      },
    }
  },
}
