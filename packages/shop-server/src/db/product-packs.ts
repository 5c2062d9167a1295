import { sql } from 'kysely'

/** A field that the staff's form of a product holds beside the columns; null where it was never filled in. */
export const productDetail = <T extends number | boolean>(name: string) =>
  sql<T | null>`product.details->${sql.lit(name)}`

/** How a product is sold: the fewest pieces, and the pieces of a pack. */
export interface ProductPacks {
  readonly minimum: number | null
  readonly step: number | null
}

/** The columns of `ProductPacks`. */
export const packColumns = [
  productDetail<number>('minOrderQuantity').as('minimum'),
  productDetail<number>('quantityStep').as('step'),
]
