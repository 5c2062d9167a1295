import { useCart } from '@prilavok/react'
import { LiveRegion, useAnnounce } from '@prilavok/ui/live-region'
import { useEffect, useRef } from 'react'
import { useLabels } from '../lib/labels'
import { useMoney } from '../lib/use-money'
import { cartLineRu, cartNewsRu } from './cart-line.labels'
import { packsTextOf } from './packs-note'

/** Announces the pieces and the total once the cart has settled and its prices are known. Source: A11Y-04. */
export function CartNews() {
  const { lines, count, total, calculating } = useCart()
  const text = useLabels('cartNews', cartNewsRu)
  const money = useMoney()
  const [spoken, announce] = useAnnounce()
  const words = useLabels('cartLine', cartLineRu)
  const corrected = lines.flatMap((line) =>
    line.wanted === undefined ? [] : [`${line.name}: ${packsTextOf(line, words)}`],
  )
  const sums = count === 0 ? text.emptied : text.changed(count, money(total))
  const news = [sums, ...corrected].join('. ')
  const known = useRef({ news, corrected })
  useEffect(() => {
    if (calculating || news === known.current.news) return
    // A correction is told once, though its line goes on saying it.
    const fresh = corrected.filter((each) => !known.current.corrected.includes(each))
    known.current = { news, corrected }
    announce([sums, ...fresh].join('. '))
  }, [calculating, news, announce])
  return <LiveRegion message={spoken} />
}
