import * as z from 'zod/mini'
import { paging } from '../shared.wire'
import { count, datetime, id, list, maybe, money, oneOf, pathId, phone, text, wire } from '../wire'
import { readOnly } from './read-only.wire'
import { handMadeRequestKinds } from './request-kinds'
import { saveResult } from './save-result.wire'
import { requestKind, requestStatus } from './values.wire'

export const requestLine = z.object({ id, name: text(), quantity: count(), total: money })

export const requestEdition = z.object({
  id: maybe(id),
  version: maybe(z.int()),
  kind: readOnly(requestKind),
  /** What the state means; a save with another meaning and the same state gets the first state of that meaning. */
  status: requestStatus,
  /** One of the shop's own states; a save with another state gets its meaning. */
  stateId: maybe(id),
  stateName: readOnly(maybe(text())),
  /** When to call again: the request comes back then. */
  callOn: maybe(datetime),
  /** Needed for a refusal; one of the shop's own reasons. */
  reasonId: maybe(id),
  managerId: maybe(id),
  managerComment: maybe(text(2000)),
  tags: list(text(50)),
  /** How often somebody has called. */
  attempts: readOnly(count()),
  lastCalledOn: readOnly(maybe(datetime)),
  /** The order draft of what is known; confirming it makes the order. */
  draftId: readOnly(id),
  orderId: readOnly(maybe(id)),
  orderNumber: readOnly(maybe(text())),
  customerName: readOnly(text()),
  phone: readOnly(text()),
  email: readOnly(maybe(text())),
  comment: readOnly(maybe(text())),
  cityName: readOnly(maybe(text())),
  lines: readOnly(list(requestLine)),
  total: readOnly(money),
  createdOn: readOnly(datetime),
  updatedOn: readOnly(datetime),
})

export const requestPreview = z.object({
  id,
  version: count(),
  kind: requestKind,
  status: requestStatus,
  stateName: maybe(text()),
  customerName: text(),
  phone: text(),
  comment: maybe(text()),
  total: money,
  cityName: maybe(text()),
  callOn: maybe(datetime),
  attempts: count(),
  managerName: maybe(text()),
  orderNumber: maybe(text()),
  createdOn: datetime,
  updatedOn: datetime,
})

export const requestPreviewList = z.object({ items: list(requestPreview), paging })

/** The kinds of requests that staff make by hand; the others come by themselves. */
export const handMadeRequestKind = oneOf(handMadeRequestKinds)

export const requestOfDraft = z.object({ id })

export const readRequestWire = wire({ params: z.object({ id: pathId }), response: requestEdition })

export const saveRequestWire = wire({ body: requestEdition, response: saveResult })

export const requestDraftCallWire = wire({ params: z.object({ id: pathId }), response: requestOfDraft })

export const requestForPhoneWire = wire({
  body: z.object({
    phone,
    name: maybe(text(100)),
    comment: maybe(text(2000)),
    /** `Question` where it is left out. */
    kind: maybe(handMadeRequestKind),
    managerId: maybe(id),
    /** When to call; at once where it is left out. */
    callOn: maybe(datetime),
  }),
  response: requestOfDraft,
})
