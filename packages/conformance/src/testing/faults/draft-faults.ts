import {
  changed,
  deafTo,
  faultsOf,
  inPlaceOf,
  onBody,
  onData,
  onProblem,
  onProblemFields,
  onResponse,
  respondWith,
  without,
} from './fault'

interface Draft {
  readonly version: number
  readonly access: string
  readonly cart: readonly object[]
  readonly customer: { readonly comment?: string }
}

const DRAFT = /\/order-in-process\/[^/]+$/
const SAVE = /\/order-in-process$/
const SAVED = { id: 'x', version: 2, savedOn: '2026-01-01T00:00:00Z' }
const NOT_FOUND = { type: 'x', title: 'x', status: 404, code: 'not-found', traceId: 'x' }
const ofDraft = (change: (draft: Draft) => unknown) => onData(DRAFT, change)
const asStranger = (change: object) =>
  ofDraft((draft) => (draft.access === 'stranger' ? { ...draft, ...change } : draft))

/** What drafts get wrong. */
export const draftFaults = faultsOf(
  ['cart', 'order-draft'],
  [
    ['a stale save is accepted', 'staleSave', onBody(SAVE, (body: object) => without(body, 'version'))],
    [
      'a conflict does not show the newer draft',
      'staleSave',
      onProblemFields((problem) => without(problem, 'current')),
    ],
    ['own saves are not looked at', 'ownSaves', onBody(SAVE, (body: object) => without(body, 'ownSaves'))],
    [
      'versions jump',
      'version',
      onData(/order-in-process/, (json: Draft) => (json.version ? { ...json, version: json.version * 2 } : json)),
    ],
    ['a repeated save is another draft', 'idempotency', deafTo('Idempotency-Key', SAVE)],
    [
      'a part that is left out is cleared',
      'parts',
      onBody(SAVE, (body: { readonly id?: string; readonly cart?: object }) =>
        body.id === undefined ? body : { cart: { value: [] }, ...body },
      ),
    ],
    [
      'null clears nothing',
      'parts',
      onBody(SAVE, (body: { readonly customer?: { readonly value: object | null } }) =>
        body.customer?.value === null ? without(body, 'customer') : body,
      ),
    ],
    [
      'text is cleaned of its signs',
      'verbatim',
      ofDraft((draft) => ({
        ...draft,
        customer: { ...draft.customer, comment: draft.customer.comment?.replace(/[<>]/g, '') },
      })),
    ],
    [
      'a draft may be cached',
      'noStore',
      onResponse(DRAFT, (response) => changed(response, { headers: { 'Cache-Control': 'private, max-age=60' } })),
    ],
    ['strangers read the buyer', 'ownership', asStranger({ customer: { firstName: 'Анна' } })],
    ['strangers are owners', 'ownership', asStranger({ access: 'owner' })],
    ['the save of a stranger seems to succeed', 'ownership', inPlaceOf(403, SAVE, SAVED)],
    [
      'a stranger is not found',
      'ownership',
      onProblem((response) => (response.status === 403 ? respondWith(NOT_FOUND, 404) : response)),
    ],
    [
      'an unknown draft is 404',
      'nothing',
      onResponse(DRAFT, (response) => (response.status === 204 ? respondWith(NOT_FOUND, 404) : response)),
    ],
    ['nothing is the word null', 'nothing', inPlaceOf(204, DRAFT, 'null')],
    [
      'the draft has prices of its own',
      'serverDecides',
      ofDraft((draft) => ({ ...draft, cart: draft.cart.map((line) => ({ ...line, price: 1 })) })),
    ],
    [
      'an expired draft opens with its key',
      'expired',
      (next) => (request) =>
        request.method === 'POST' && request.headers.get('X-Draft-Key')?.startsWith('expired') === true
          ? Promise.resolve(respondWith(SAVED))
          : next(request),
    ],
    ['every token opens a draft', 'tokens', inPlaceOf(403, /\/access$/, { access: 'owner' })],
    [
      'an incomplete draft names one field',
      'incomplete',
      onProblemFields((problem) => {
        const errors = problem['errors'] as readonly { readonly pointer: string }[] | undefined
        const isOfForm = errors?.some(({ pointer }) => pointer === '/personalDataConsent') === true
        return isOfForm ? { ...problem, errors: errors.slice(0, 1) } : problem
      }),
    ],
  ],
)
