import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './customer.wire'
import { resource } from './resource'
import { namesOf } from './resource-names'
import { customerListing } from './customer.listing'

/** A customer record as look-ups show it. */
export type CustomerShort = Output<typeof wire.customerShort>
/** A list of customer short records. */
export type CustomerShortList = Output<typeof wire.customerShortList>
/** A customer record as its form shows it. */
export type CustomerEdition = Output<typeof wire.customerEdition>
/** A row of the list of customer records. */
export type CustomerPreview = Output<typeof wire.customerPreview>
/** A page of the list of customer records. */
export type CustomerPreviewList = Output<typeof wire.customerPreviewList>
/** GET customer/rating/{id}. */
export type CustomerRating = Output<typeof wire.customerRating>

/** One record for its form: customer. */
export const readCustomer: AdminEndpoint<typeof wire.readCustomerWire> = adminEndpoint({
  name: 'readCustomer',
  method: 'GET',
  path: '/api/admin/customer/edition/{id}',
  permission: 'customer:read',
  cache: 'etag',
  wire: () => import('./customer.wire').then((module) => module.readCustomerWire),
})

/** The list: customers. */
export const listCustomers: AdminEndpoint<typeof wire.listCustomersWire> = adminEndpoint({
  name: 'listCustomers',
  method: 'GET',
  path: '/api/admin/customer/preview',
  permission: 'customer:read',
  wire: () => import('./customer.wire').then((module) => module.listCustomersWire),
})

/** Customers by name, phone or e-mail address. */
export const searchCustomers: AdminEndpoint<typeof wire.searchCustomersWire> = adminEndpoint({
  name: 'searchCustomers',
  method: 'GET',
  path: '/api/admin/customer/search',
  permission: 'customer:read',
  wire: () => import('./customer.wire').then((module) => module.searchCustomersWire),
})

/** How reliably a customer collects orders. */
export const readCustomerRating: AdminEndpoint<typeof wire.readCustomerRatingWire> = adminEndpoint({
  name: 'readCustomerRating',
  method: 'GET',
  path: '/api/admin/customer/rating/{id}',
  permission: 'customer:read',
  wire: () => import('./customer.wire').then((module) => module.readCustomerRatingWire),
})

/** Saves a record, a new one where it has no id: customer. */
export const saveCustomer: AdminEndpoint<typeof wire.saveCustomerWire> = adminEndpoint({
  name: 'saveCustomer',
  method: 'POST',
  path: '/api/admin/customer/edition/',
  permission: 'customer:write',
  ifMatch: true,
  idempotency: 'optional',
  wire: () => import('./customer.wire').then((module) => module.saveCustomerWire),
})

/** Customers: their list and their form. */
export const customerResource = resource({
  ...namesOf('customer'),
  listing: customerListing,
  list: listCustomers,
  read: readCustomer,
  save: saveCustomer,
  lookup: { search: searchCustomers },
})
