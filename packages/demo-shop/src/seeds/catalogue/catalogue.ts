import { slugOf } from '@prilavok/shop-server/kit'
import { assortment } from './assortment'
import { demoCategories, type CategoryRow } from './categories'
import { competitorOffers, type CompetitorRow } from './competitors'
import { asDocumented } from './documented'
import { MAKERS } from './makers'
import { demoReviews, type ReviewRow } from '../reviews/reviews'
import { makerId, productOf, type ProductRow } from './product'
import { relations, type RelationRow } from './relations'

/** A row of the manufacturer table. */
export interface MakerRow {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly country: string
}

/** The whole catalogue of a demo shop. */
export interface DemoCatalogue {
  readonly categories: readonly CategoryRow[]
  readonly manufacturers: readonly MakerRow[]
  readonly products: readonly ProductRow[]
  readonly relations: readonly RelationRow[]
  readonly competitorOffers: readonly CompetitorRow[]
  readonly reviews: readonly ReviewRow[]
}

/** Every maker once, also those of several trades. */
const demoMakers = (): readonly MakerRow[] => {
  const byId = new Map<string, MakerRow>()
  for (const { name, country } of Object.values(MAKERS).flat())
    byId.set(makerId(name), { id: makerId(name), name, slug: slugOf(name), country })
  return [...byId.values()]
}

/** The catalogue with this many products. */
export function demoCatalogue(count: number): DemoCatalogue {
  const made = assortment(count).map((choice) => ({ choice, row: asDocumented(productOf(choice)) }))
  return {
    categories: demoCategories(),
    manufacturers: demoMakers(),
    products: made.map(({ row }) => row),
    relations: relations(made),
    competitorOffers: competitorOffers(made.map(({ row }) => row)),
    reviews: demoReviews(made.map(({ choice, row }) => ({ trade: choice.product.trade, row }))),
  }
}
