import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './customer-card.wire'

/** What a buyer has bought, asked and said. */
export type CustomerCard = Output<typeof wire.customerCard>
/** How many orders of a buyer came to what. */
export type CustomerTotals = Output<typeof wire.customerTotals>
/** An order of a buyer. */
export type CustomerOrder = Output<typeof wire.customerOrder>
/** An order that a buyer has begun and not made. */
export type CustomerDraft = Output<typeof wire.customerDraft>
/** What a buyer has asked to be called for. */
export type CustomerRequest = Output<typeof wire.customerRequest>
/** The resource that a message of a buyer is a record of. */
export type CustomerMessageKind = Output<typeof wire.customerMessageKind>
/** A review, a question or an opinion of a buyer. */
export type CustomerMessage = Output<typeof wire.customerMessage>
/** A message of the staff to a buyer, about one of the orders. */
export type CustomerSent = Output<typeof wire.customerSent>
/** Where orders of a buyer went. */
export type CustomerAddress = Output<typeof wire.customerAddress>
/** The resource of a record that a phone leads to. */
export type CallerKind = Output<typeof wire.callerKind>
/** Whom the shop knows by a phone. */
export type Caller = Output<typeof wire.caller>

/** Everything about a buyer at a glance: the latest orders, drafts, requests, messages, addresses. */
export const readCustomerCard: AdminEndpoint<typeof wire.readCustomerCardWire> = adminEndpoint({
  name: 'readCustomerCard',
  method: 'GET',
  path: '/api/admin/customer/{id}/card',
  permission: 'customer:read',
  wire: () => import('./customer-card.wire').then((module) => module.readCustomerCardWire),
})

/** The record of whoever calls from a phone: a customer, else the latest order, request or draft with it. */
export const findCaller: AdminEndpoint<typeof wire.findCallerWire> = adminEndpoint({
  name: 'findCaller',
  method: 'GET',
  path: '/api/admin/caller',
  permission: 'customer:read-personal-data',
  wire: () => import('./customer-card.wire').then((module) => module.findCallerWire),
})
