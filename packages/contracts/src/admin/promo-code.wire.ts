import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { count, datetime, flag, id, list, maybe, money, pathId, text, wire } from '../wire'
import { readOnly } from './read-only.wire'
import { saveResult } from './save-result.wire'

export const promoCodeEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  /** Unique; capitals and digits, as buyers' typing is compared. */
  code: text(40),
  isActive: flag,
  /** Of the price of each piece; either this or `sum`. */
  percent: maybe(z.int()),
  /** Taken off the products that it is for. */
  sum: maybe(money),
  /** What these products must cost together, before discounts. */
  minSum: maybe(money),
  startsOn: maybe(datetime),
  /** The first moment at which it is no longer valid. */
  endsOn: maybe(datetime),
  /** Orders that may have it; absent = as many as like. */
  most: maybe(z.int()),
  /** Orders of one customer that may have it. */
  mostEach: maybe(z.int()),
  /** With their subcategories; without categories and products it is for all. */
  categoryIds: list(id),
  productIds: list(id),
  /** For the staff alone. */
  comment: maybe(text(500)),
  /** Orders that have it and are not cancelled, and drafts that are being paid. */
  used: readOnly(count()),
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const promoCodePreview = z.object({
  id,
  version: count(),
  code: text(),
  isActive: flag,
  percent: maybe(z.int()),
  sum: maybe(money),
  minSum: maybe(money),
  startsOn: maybe(datetime),
  endsOn: maybe(datetime),
  most: maybe(z.int()),
  used: count(),
  comment: maybe(text()),
  createdOn: datetime,
  updatedOn: datetime,
})

export const promoCodePreviewList = z.object({ items: list(promoCodePreview), paging })

export const readPromoCodeWire = wire({ params: z.object({ id: pathId }), response: promoCodeEdition })

export const savePromoCodeWire = wire({ body: promoCodeEdition, response: saveResult })
