import type { Generated } from 'kysely'
import type { Maybe, Moment } from './columns'

/** A part of a product that the staff have saved; a part without a row has version 1. */
export interface ProductPartTable {
  readonly product_id: string
  /** The name of the part's list in the contract. */
  readonly part: string
  readonly version: Generated<number>
  readonly updated_on: Moment
  readonly updated_by: Maybe<string>
}

/** A picture that the staff have chosen for a product; without a row of the part `pictures`, demo products have their drawn ones. */
export interface ProductPictureTable {
  readonly product_id: string
  /** The file, or `drawn-{view}`. */
  readonly picture_id: string
  readonly file_id: Maybe<string>
  readonly alt: Maybe<string>
  readonly title: Maybe<string>
  readonly is_default: Generated<boolean>
  readonly display_order: number
}

/** A document of a product. */
export interface ProductAttachmentTable {
  readonly product_id: string
  readonly file_id: string
  readonly name: string
  /** Of the enumeration AttachmentKind. */
  readonly kind: string
  readonly display_order: number
}

/** An advantage that a product's page names. */
export interface ProductFeatureLinkTable {
  readonly product_id: string
  readonly feature_id: string
  readonly note: Maybe<string>
  readonly display_order: number
}
