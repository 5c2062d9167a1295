import { useProduct } from '@prilavok/react'
import { useLabels } from '../lib/labels'
import { lazySection } from '../lib/lazy-section'
import { competitorPricesRu, type CompetitorPricesLabels } from './product-page.labels'

/** Only the texts of the comparison can be set. */
export interface CompetitorPricesProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CompetitorPricesLabels> | undefined
}

const Table = lazySection(() => import('./competitor-table'))

/** What other shops ask for the page's product; nothing where there is nothing to compare. Source: PRODUCT-19, PRODUCT-34 to PRODUCT-38. */
export function CompetitorPrices({ labels }: CompetitorPricesProps) {
  const { product, offers, delivery } = useProduct()
  const text = useLabels('competitorPrices', competitorPricesRu, labels)
  const priced = offers.filter(({ price }) => price !== null)
  if (product === null || priced.length === 0) return null
  return (
    <Table>
      {({ CompetitorTable }) => <CompetitorTable product={product} offers={priced} delivery={delivery} text={text} />}
    </Table>
  )
}
