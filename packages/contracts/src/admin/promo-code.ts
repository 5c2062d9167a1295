import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import { listWire } from './list-wire'
import { listing } from './listing'
import { resource } from './resource'
import { promoCodeNames } from './resource-names'
import type * as wire from './promo-code.wire'

/** A promo code as its form shows it. */
export type PromoCodeEdition = Output<typeof wire.promoCodeEdition>
/** A row of the list of promo codes. */
export type PromoCodePreview = Output<typeof wire.promoCodePreview>
/** A page of the list of promo codes. */
export type PromoCodePreviewList = Output<typeof wire.promoCodePreviewList>

/** How promo codes are filtered, sorted and changed many at once. */
export const promoCodeListing = listing({
  sort: ['code', 'used', 'createdOn', 'updatedOn'],
  defaultSort: '-createdOn',
  filters: { isActive: { type: 'bool' } },
  bulk: ['setActive'],
})

/** One record for its form: promo code. */
export const readPromoCode: AdminEndpoint<typeof wire.readPromoCodeWire> = adminEndpoint({
  name: 'readPromoCode',
  method: 'GET',
  path: '/api/admin/promoCode/edition/{id}',
  permission: 'promo-code:read',
  cache: 'etag',
  wire: () => import('./promo-code.wire').then((module) => module.readPromoCodeWire),
})

/** The list: promo codes. */
export const listPromoCodes = adminEndpoint({
  name: 'listPromoCodes',
  method: 'GET',
  path: '/api/admin/promoCode/preview',
  permission: 'promo-code:read',
  wire: listWire(promoCodeListing, () => import('./promo-code.wire').then((module) => module.promoCodePreviewList)),
})

/** Saves a record, a new one where it has no id: promo code. */
export const savePromoCode: AdminEndpoint<typeof wire.savePromoCodeWire> = adminEndpoint({
  name: 'savePromoCode',
  method: 'POST',
  path: '/api/admin/promoCode/edition/',
  permission: 'promo-code:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./promo-code.wire').then((module) => module.savePromoCodeWire),
})

/** Promo codes: their list and their form. */
export const promoCodeResource = resource({
  ...promoCodeNames,
  roles: { Administrator: 'rw', ContentManager: 'rw', Viewer: 'r' },
  listing: promoCodeListing,
  list: listPromoCodes,
  read: readPromoCode,
  save: savePromoCode,
})
