import { useVisitorCity } from '@prilavok/react'
import { PickupPointsPage } from '../delivery/pickup-points-page'
import type { ProductTabsLabels } from './product-tabs.labels'
import './product-points.css'

/** The pickup points of the visitor's city, in the tab about delivery. Source: PRODUCT-06. */
export function ProductPoints({ text }: { readonly text: ProductTabsLabels }) {
  const visitor = useVisitorCity()
  const city = visitor?.city ?? null
  if (city === null) return <p className="pk-product-points__none">{text.choosePoints}</p>
  return (
    <section className="pk-product-points" aria-label={text.points(city.name)}>
      <h3 className="pk-product-points__title">{text.points(city.name)}</h3>
      <PickupPointsPage key={city.id} cityId={city.id} />
    </section>
  )
}
