import type { Kopecks } from './money'

/** A product offered beside the cart or a product. */
export interface OfferedProduct {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly price: Kopecks
  readonly oldPrice: Kopecks | null
  /** Address of the picture; null shows none. */
  readonly picture: string | null
  /** A server that does not say has it for sale. */
  readonly available: boolean
}

/** Products offered together under one heading. */
export interface OfferedGroup {
  readonly name: string
  readonly products: readonly OfferedProduct[]
}
