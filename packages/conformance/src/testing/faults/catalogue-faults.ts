import { deafTo, faultsOf, inPlaceOf, onBody, onData, onHeaders, without } from './fault'

interface Card {
  readonly price: number
}
interface List {
  readonly items: readonly Card[]
}
interface Found {
  readonly groups: readonly { readonly items: readonly object[] }[]
}

const LIST = /\/category\/[^/]+\/products$/
const priced = (card: Card, more: number) => ({
  ...card,
  price: Math.round((card.price + more) * 100) / 100,
  oldPrice: null,
})

/** What catalogues, cities, suggestions and flags get wrong. */
export const catalogueFaults = [
  ...faultsOf(
    ['cart', 'catalogue'],
    [
      [
        'the list is not sorted',
        'sorted',
        onData(LIST, (list: List) => ({ ...list, items: [...list.items].reverse() })),
      ],
      ['every page is the first', 'paging', onBody(LIST, (body: object) => without(body, 'pageIndex'))],
      ['a page has as many as it likes', 'paging', onBody(LIST, (body: object) => without(body, 'pageSize'))],
      ['filters are not applied', 'filterCounts', onBody(LIST, (body: object) => ({ ...body, filters: [] }))],
      [
        'the list has prices of its own',
        'onePrice',
        onData(LIST, (list: List) => ({ ...list, items: list.items.map((card) => priced(card, 1)) })),
      ],
      ['what may be kept has no tag', 'cacheTag', onHeaders(() => ({ ETag: null }))],
      ['a tag is not looked at', 'cacheTag', deafTo('If-None-Match')],
      ['an unknown category is an empty one', 'notFound', inPlaceOf(404, /\/filters$/, { filters: [] })],
    ],
  ),
  ...faultsOf(
    ['cart', 'product'],
    [['a page has a price of its own', 'onePrice', onData(/\/api\/product\//, (view: Card) => priced(view, 0.01))]],
  ),
  ...faultsOf(
    ['search'],
    [
      [
        'what is found leads to a script',
        'safeAddresses',
        onData(/\/api\/search\//, ({ groups }: Found) => ({
          groups: groups.map((group) => ({
            ...group,
            items: group.items.map((item) => ({ ...item, redirectTo: 'javascript:alert(1)' })),
          })),
        })),
      ],
    ],
  ),
  ...faultsOf(
    ['cross-sales'],
    [
      [
        'offers repeat what the cart has',
        'excluded',
        onBody(/\/buy-together$/, (body: object) => ({ ...body, exceptProductIds: [] })),
      ],
    ],
  ),
  ...faultsOf(
    ['suggestions'],
    [
      [
        'suggestions come without end',
        'suggestions',
        onData(/\/suggestions\/fullname/, () => ({ items: Array.from({ length: 30 }, () => ({ fullName: 'Иван' })) })),
      ],
      [
        'a sign fails the suggestions',
        'noFailure',
        (next) => async (request) =>
          (await request.clone().text()).includes('%') ? new Response('', { status: 502 }) : next(request),
      ],
    ],
  ),
  ...faultsOf(
    ['flags'],
    [
      ['a flag is a text', 'fields', onData(/\/enabled$/, (isOn: boolean) => String(isOn))],
      [
        'a call never ends',
        'responds',
        (next) => (request) =>
          request.url.endsWith('/enabled')
            ? new Promise((_, reject) => {
                request.signal.addEventListener('abort', () => reject(new Error('The operation timed out.')))
              })
            : next(request),
      ],
    ],
  ),
  ...faultsOf(
    ['city'],
    [
      [
        'a city has two names',
        'fields',
        onData(/\/userCity\/c-/, (city: object) => ({ ...city, showedCityName: 'Питер' })),
      ],
    ],
  ),
]
