import type { Kopecks } from './money'

/** A good offered beside the cart or a product. */
export interface OfferedGood {
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

/** Goods offered together under one heading. */
export interface OfferedGroup {
  readonly name: string
  readonly goods: readonly OfferedGood[]
}
