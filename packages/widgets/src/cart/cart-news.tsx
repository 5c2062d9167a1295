import { useCart } from '@prilavok/react'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { cartNewsRu } from './cart-line.labels'

/** Announces the pieces and the total once the cart has settled and its prices are known. Source: A11Y-04. */
export function CartNews() {
  const { count, total, calculating } = useCart()
  const text = useLabels('cartNews', cartNewsRu)
  const money = useMoney()
  const [spoken, announce] = useAnnounce()
  const news = count === 0 ? text.emptied : text.changed(count, money(total))
  const known = useRef(news)
  useEffect(() => {
    if (calculating || news === known.current) return
    known.current = news
    announce(news)
  }, [calculating, news, announce])
  return <LiveRegion message={spoken} />
}
