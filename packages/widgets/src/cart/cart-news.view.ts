import type { Shop } from '@prilavok/core'
import { countPieces } from '@prilavok/core/cart'
import { cartFlow } from '@prilavok/core/flows'
import { openAnnouncer } from '@prilavok/ui/live-region'
import type { LabelOverrides } from '../lib/labels'
import { moneyRu } from '../lib/money.labels'
import { cartNewsRu } from './cart-news.labels'

/** Speaks the pieces and the total in a live region once the cart has settled and its prices are known (A11Y-04); answers the way to stop. */
export function openCartNews(region: Element, shop: Shop, labels: () => LabelOverrides): () => void {
  const { cart, pricing } = shop.use(cartFlow)
  const { announce, close } = openAnnouncer(region)
  const tell = () => {
    const { goods, total } = cart.state.getState()
    const { cartNews, money } = labels()
    const text = { ...cartNewsRu, ...cartNews }
    const count = countPieces(goods)
    return count === 0 ? text.emptied : text.changed(count, (money?.amount ?? moneyRu.amount)(total))
  }
  let known = tell()
  const heard = () => {
    const news = tell()
    if (pricing.state.getState().status === 'loading' || news === known) return
    known = news
    announce(news)
  }
  const stops = [cart.state.subscribe(heard), pricing.state.subscribe(heard), close]
  return () => {
    for (const stop of stops) stop()
  }
}
