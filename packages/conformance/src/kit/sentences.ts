/** A sentence of the contract and where it stands. */
export interface Sentence {
  /** Page of the documentation and its heading. */
  readonly at: string
  /** The sentence as it stands there. */
  readonly text: string
}

const GUIDE = 'docs/guides/back-end.md'
const responses = (text: string): Sentence => ({ at: `${GUIDE}#responses`, text })
const errors = (text: string): Sentence => ({ at: `${GUIDE}#errors`, text })
const limits = (text: string): Sentence => ({ at: `${GUIDE}#limits`, text })
const saves = (text: string): Sentence => ({ at: `${GUIDE}#versioned-saves`, text })
const orders = (text: string): Sentence => ({ at: `${GUIDE}#from-draft-to-order`, text })
const payment = (text: string): Sentence => ({ at: `${GUIDE}#payment`, text })
const origins = (text: string): Sentence => ({ at: `${GUIDE}#another-origin`, text })

const sentences = {
  responds: responses('Every call gets a response, and no redirect.'),
  fields: responses(
    'Every field that `openapi.json` requires is there and has its type; a list without records is `[]`.',
  ),
  mediaTypes: responses('Data is sent as `application/json`, a problem as `application/problem+json`.'),
  nothing: responses(
    'A response that has nothing to say is 204 without a body; `loadOrder` of an unknown draft is one.',
  ),
  money: { at: `${GUIDE}#the-contract`, text: 'Money on the wire is in roubles with at most two decimals.' },
  lineTotals: responses(
    'A line costs its price times its quantity, to the kopeck, and `total` is the sum of the lines that can be bought.',
  ),
  onePrice: responses('A product has one price: cart, draft, catalogue and product page agree on it.'),
  serverDecides: { at: `${GUIDE}#the-contract`, text: 'Do not trust prices and permissions that the browser sends.' },
  hashCode: responses('`hashCode` of a product stays the same until its price, name or availability changes.'),
  goneProducts: responses(
    'A product that the shop does not have is left out of `items` and may be named in `removed`; it is no error.',
  ),
  notFound: responses('A record that does not exist is 404 with `code` `not-found`; so is a call that does not exist.'),
  unreadable: responses(
    'A request that cannot be read, such as a body that is no JSON, is 400 with `code` `bad-request`.',
  ),
  noFailure: responses('No request makes the server fail: odd input is no reason for a 5xx.'),
  verbatim: responses('The text of a buyer comes back in JSON as it was typed.'),
  noEcho: responses('No response repeats what was sent as markup, and no problem repeats it at all.'),
  cacheTag: responses(
    'A response that may be kept (`max-age`) has an `ETag`; the same request with it in `If-None-Match` is 304 without a body.',
  ),
  sorted: responses('A list is in the order that was asked for.'),
  paging: responses('No record is in two pages of a list, and `paging` says which part it is.'),
  filterCounts: responses('A filter narrows the list to as many products as its option has counted.'),
  safeAddresses: responses('Addresses are paths of the server, or begin with `http:` or `https:`.'),
  excluded: responses('What a request excludes is not offered.'),
  suggestions: responses(
    'Suggestions never fail what somebody types: an odd text has none, and no more come than were asked for.',
  ),
  oneBest: responses('At most one carrier of a map is `recommended`, at most one payment option is `bestPayOption`.'),
  reasons: responses('A payment option that is not available says why.'),
  problems: errors('Use a status of 400 or above with problem details (RFC 9457).'),
  ownership: errors(
    'Without that key return the products alone with `access: "stranger"`, once there is an order `createdOrderId`, `orderNumber` and the payment\'s status, and refuse everything else with 403 `forbidden`.',
  ),
  idempotency: errors(
    'The same key must create one order or one payment, however often it arrives, and must return the same response.',
  ),
  noStore: {
    at: 'docs/guides/access.md#all-other-calls',
    text: 'Responses about a draft are sent with `Cache-Control: no-store`.',
  },
  expired: {
    at: 'docs/guides/access.md#other-browsers',
    text: 'Its key opens it no more.',
  },
  tokens: {
    at: 'docs/guides/access.md#calls-about-a-draft',
    text: '`redeemDraftToken` gives access only with a token that the server has made.',
  },
  limit: limits('respond with 422, `code` `validation-failed` and `errors` with a `pointer` each'),
  largeBody: limits('gets 413, `code` `file-too-large`.'),
  version: saves('Increase `version` by one with every save of a draft.'),
  ownSaves: saves(
    "Accept a save when its `version` is the draft's, or when the key that created the draft's version is among its `ownSaves`",
  ),
  staleSave: saves(
    'Refuse any other save with 412, `code` `version-conflict` and the draft as `current`, and change nothing.',
  ),
  savedAfterOrder: saves('If the draft has become an order, respond with 409 first.'),
  parts: saves('A part that a save leaves out stays as it is, `null` clears it.'),
  incomplete: orders('`confirmOrder` of a draft that lacks something is 422 with an error for every field.'),
  oneOrder: orders(
    'One draft becomes one order: a second confirmation, also with another key and at the same time, returns the first order.',
  ),
  priceChanged: orders(
    'When a product has another `hashCode` than the buyer saw, `confirmOrder` is 409 with `code` `price-changed` and the new calculation as `current`.',
  ),
  orderTotal: orders('An order costs its products and its delivery, to the kopeck, and `total` is `paid` plus `due`.'),
  paymentStart: payment(
    'A start returns `{ "url": …, "succeed": true }`, a status `{ "paymentStatus": … }` in the provider\'s words.',
  ),
  payable: payment('starts a payment only for a draft that can be ordered, with its own amount'),
  cors: origins('When the page and the server have different origins, the server must send'),
  corsNamed: origins("named, not `*`, because requests carry the shop's cookies"),
  corsHeaders: origins('headers of our requests'),
  preflight: origins('Answers to `OPTIONS` need these headers, too'),
} as const satisfies Readonly<Record<string, Sentence>>

/** Name of a sentence. */
export type SentenceId = keyof typeof sentences

/** The sentences of the contract that the kit judges by; a test compares each with the page that has it. */
export const SENTENCES: Readonly<Record<SentenceId, Sentence>> = sentences
