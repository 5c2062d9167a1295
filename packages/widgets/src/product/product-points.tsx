import { useVisitorCity } from '@prilavok/react'
import { useRef } from 'react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import { useSeen } from '../lib/use-seen'
import { productPointsRu, type ProductPointsLabels } from './product-tabs.labels'
import './product-points.css'

/** Only the texts can be set. */
export interface ProductPointsProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ProductPointsLabels> | undefined
}

const PointsPage = lazySection(() => import('../delivery/pickup-points-page'))
/** Opening the tab is enough; what is far below in an open tab is worth having, too. */
const MARGIN = '2000px'

/** The pickup points of the visitor's city, loaded when the tab that they are in is first opened. Source: PRODUCT-06. */
export function ProductPoints({ labels }: ProductPointsProps) {
  const root = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(root, { margin: MARGIN })
  return (
    <div className="pk-product-points" ref={root}>
      {isSeen && <Points labels={labels} />}
    </div>
  )
}

function Points({ labels }: ProductPointsProps) {
  const city = useVisitorCity()?.city ?? null
  const text = useLabels('productPoints', productPointsRu, labels)
  if (city === null) return <p className="pk-product-points__none">{text.chooseCity}</p>
  return (
    <section aria-label={text.title(city.name)}>
      <h3 className="pk-product-points__title">{text.title(city.name)}</h3>
      <PointsPage>{({ PickupPointsPage }) => <PickupPointsPage key={city.id} cityId={city.id} />}</PointsPage>
    </section>
  )
}
