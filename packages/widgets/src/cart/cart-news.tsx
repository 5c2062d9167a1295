import { useShop } from '@prilavok/react'
import { LiveRegion } from '@prilavok/ui/live-region'
import { useEffect, useRef } from 'react'
import { usePageLabels } from '../lib/labels'
import { openCartNews } from './cart-news.view'

/** Speaks the pieces and the total once the cart has settled and its prices are known (A11Y-04). */
export function CartNews() {
  const shop = useShop()
  const labels = usePageLabels()
  const region = useRef<HTMLDivElement>(null)
  useEffect(
    () => (region.current === null ? undefined : openCartNews(region.current, shop, () => labels)),
    [shop, labels],
  )
  return <LiveRegion ref={region} message="" />
}
