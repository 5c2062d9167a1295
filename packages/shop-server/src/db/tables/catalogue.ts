import type { ProductAvailabilityType } from '@prilavok/contracts'
import type { ColumnType, Generated } from 'kysely'
import type { Known, Maybe, Moment, MomentByDefault, MomentOrNull } from './columns'

/** What the search looks through; the database writes it. */
type SearchVector = ColumnType<string, never, never>

/** A shelf of the catalogue; `path` is the slugs from the root joined by `/`. */
export interface CategoryTable {
  readonly id: string
  readonly parent_id: Maybe<string>
  readonly path: string
  readonly slug: string
  readonly name: string
  readonly display_order: Generated<number>
  readonly picture: Maybe<string>
  readonly search_vector: SearchVector
}

/** One filter of a category, as the contract names its parts (CategoryFilterSetting). */
export interface CategoryFilterRow {
  readonly id: string
  readonly source: string
  readonly specId: string | null
  /** Null: the name of the characteristic. */
  readonly name: string | null
  readonly searchCode: string
  readonly filterType: string
  readonly displayOrder: number
  readonly isCollapsed: boolean
  /** In their order; null: whatever the products have. */
  readonly optionIds: readonly string[] | null
  readonly hint: string | null
}

/** The filters of a category as the staff have set them. */
export interface CategoryFilterTable {
  readonly category_id: string
  readonly version: Generated<number>
  readonly filters: ColumnType<readonly CategoryFilterRow[], string, string>
  readonly updated_on: Moment
  readonly updated_by: Maybe<string>
}

/** Who makes a product. */
export interface ManufacturerTable {
  readonly id: string
  readonly name: string
  readonly slug: string
  readonly country: Maybe<string>
  readonly search_vector: SearchVector
}

/** One line of a product's characteristics. */
export interface ProductSpec {
  readonly name: string
  readonly value: string
  readonly unit?: string
}

/** Whether and how a product can be had. */
export type Availability = Known<ProductAvailabilityType>

/** A product on sale. */
export interface ProductTable {
  readonly id: string
  readonly category_id: string
  readonly manufacturer_id: Maybe<string>
  readonly slug: string
  readonly article: string
  readonly name: string
  readonly price_kopecks: number
  readonly old_price_kopecks: Maybe<number>
  readonly weight_kg: number
  readonly volume_l: number
  /** What is counted: шт., м², упак. */
  readonly unit: string
  readonly availability: Availability
  /** Values of ProductTag: Hit, Novelty, Sale, PrepaymentOnly, FreeDelivery, Oversized … */
  readonly tags: Generated<readonly string[]>
  /** Trusted HTML. */
  readonly description: Generated<string>
  readonly specs: ColumnType<readonly ProductSpec[], string | undefined, string>
  /** Seed of the drawn picture; the pages serve it under `/images/`. */
  readonly picture_seed: Generated<number>
  readonly is_visible: Generated<boolean>
  /** 1 sells best. */
  readonly sales_rank: Generated<number>
  readonly created_on: MomentByDefault
  /** Address of a review video on one of the hosts that the widgets allow. */
  readonly video_url: Maybe<string>
  /** What the name begins with, and the name; each has an index of its own, since weights are not part of one. */
  readonly search_head: SearchVector
  readonly search_name: SearchVector
  readonly search_vector: SearchVector
}

/** A word that a search may find; what is typed wrongly is corrected to one of them. */
export interface SearchWordTable {
  readonly word: string
  /** As PostgreSQL's dictionary has it; null for words such as "для", which a search leaves out. */
  readonly stem: Maybe<string>
  /** The word without its ending. */
  readonly root: string
}

/** What goes with a product. */
export interface ProductRelationTable {
  readonly product_id: string
  readonly related_product_id: string
  /** The code of its type: `BuyTogether`, `Analog`, `Accessory`, or one that the staff have added. */
  readonly kind: string
  readonly display_order: Generated<number>
  /** Whether the related product names this one as well. */
  readonly is_mutual: Generated<boolean>
}

/** How products may be related; the staff's record, whose fields are in `details`. */
export interface ProductRelationTypeTable {
  readonly id: string
  readonly code: ColumnType<string | null, never, never>
  readonly display_order: ColumnType<number | null, never, never>
  readonly is_shown_on_product_page: ColumnType<boolean | null, never, never>
}

/** What a review says; the staff's form holds more. */
export interface ProductCommentDetails {
  readonly productId: string
  readonly userName: string
  readonly text: string
  /** 0.5 to 5; null for a review without stars. */
  readonly score: number | null
  readonly status: 'New' | 'OnModeration' | 'Published' | 'Rejected' | 'Hidden' | 'Spam'
  readonly isVerifiedPurchase?: boolean
  readonly isBest?: boolean
  readonly advantages?: string | null
  readonly disadvantages?: string | null
  /** What the shop replied. */
  readonly answer?: string | null
  readonly answeredOn?: string | null
  /** Files that the staff have added. */
  readonly pictures?: readonly { readonly id: string }[]
  readonly phone?: string | null
  readonly email?: string | null
  readonly likes?: number
  readonly dislikes?: number
}

/** A review of a product. The columns beside `details` that only read follow from it. */
export interface ProductCommentTable {
  readonly id: string
  readonly details: ColumnType<ProductCommentDetails, string, string>
  readonly created_on: MomentByDefault
  readonly updated_on: MomentByDefault
  readonly product_id: ColumnType<string, never, never>
  readonly status: ColumnType<ProductCommentDetails['status'], never, never>
  readonly score: ColumnType<number | null, never, never>
}

/** What another shop asks for a product. */
export interface CompetitorOfferTable {
  readonly id: Generated<string>
  readonly product_id: string
  readonly shop_name: string
  /** Null: the offer holds everywhere. */
  readonly city_id: Maybe<string>
  readonly price_kopecks: Maybe<number>
  /** Null where it is not known. */
  readonly delivery_kopecks: Maybe<number>
  readonly url: Maybe<string>
  /** How sure it is that it is the same product, 0 to 1. */
  readonly score: number
  /** What the other shop calls the product. */
  readonly name: Maybe<string>
  readonly is_available: Maybe<boolean>
  /** Whether buyers see it. */
  readonly is_active: Generated<boolean>
  /** When its page was read last, and why it could not be. */
  readonly last_checked_on: MomentOrNull
  readonly last_error: Maybe<string>
}
