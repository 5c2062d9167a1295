import type { ResponseOf } from '../lib/answer'
import type { BenchProduct } from '../lib/side-by-side.types'
import { PRICE, roubles } from './products'

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token as the service would give one; nobody checks its signature here. */
export const COMMERCE_LAYER_TOKEN = [
  part({ alg: 'HS512', typ: 'JWT' }),
  part({
    organization: { id: 'o', slug: 'demo', enterprise: false, region: 'eu-west-1' },
    application: { id: 'a', kind: 'sales_channel', public: true, client_id: 'c' },
    market: {
      id: ['m'],
      price_list_id: 'pl',
      stock_location_ids: ['s'],
      geocoder_id: null,
      allows_external_prices: false,
    },
    scope: 'market:all',
    exp: 4102444800,
    iat: 1700000000,
    test: true,
    rand: 0.5,
    iss: 'https://auth.commercelayer.io',
  }),
  'signature',
].join('.')

const price = (name: string, kopecks: number) => ({
  [`${name}_cents`]: kopecks,
  [`${name}_float`]: roubles(kopecks),
  [`formatted_${name}`]: `${roubles(kopecks)} ₽`,
})

const lineItem = ([code, quantity]: readonly [string, number]) => ({
  id: `li${code}`,
  type: 'line_items',
  attributes: {
    sku_code: code,
    quantity,
    item_type: 'skus',
    name: code,
    currency_code: 'RUB',
    metadata: {},
    ...price('unit_amount', PRICE),
    ...price('total_amount', PRICE * quantity),
  },
  relationships: {
    item: { data: { type: 'skus', id: `id-${code}` } },
    order: { data: { type: 'orders', id: 'ord1' } },
  },
})

const sku = (code: string) => ({
  id: `id-${code}`,
  type: 'skus',
  relationships: {},
  attributes: {
    code,
    name: code,
    image_url: null,
    inventory: { available: true, quantity: 100_000, levels: [] },
    metadata: {},
  },
})

function orderOf(lines: ReadonlyMap<string, number>) {
  const pieces = [...lines.values()].reduce((sum, quantity) => sum + quantity, 0)
  return {
    data: {
      id: 'ord1',
      type: 'orders',
      attributes: {
        number: 1,
        status: 'draft',
        editable: true,
        language_code: 'en',
        currency_code: 'RUB',
        skus_count: pieces,
        line_item_options_count: 0,
        metadata: {},
        ...price('subtotal_amount', pieces * PRICE),
        ...price('total_amount', pieces * PRICE),
        ...price('total_amount_with_taxes', pieces * PRICE),
      },
      relationships: {
        line_items: { data: [...lines.keys()].map((code) => ({ type: 'line_items', id: `li${code}` })) },
      },
    },
    included: [...[...lines].map(lineItem), ...[...lines.keys()].map(sku)],
  }
}

/** Stands in for Commerce Layer's JSON:API, with the order filled as given. */
export function commerceLayerAnswers(filled: readonly BenchProduct[]): ResponseOf {
  const lines = new Map(filled.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => [id, quantity]))
  const change = (method: string, id: string, body: string) => {
    if (method === 'DELETE') {
      lines.delete(id.slice(2))
      return null
    }
    const { sku_code: code = id.slice(2), quantity, _update_quantity: adds } = JSON.parse(body).data.attributes
    const pieces = adds ? (lines.get(code) ?? 0) + (Number(quantity) || 1) : Number(quantity)
    lines.set(code, pieces)
    return { data: lineItem([code, pieces]) }
  }
  const resource = (method: string, kind: string, id: string, codes: readonly string[], body: string): unknown => {
    if (kind === 'organization')
      return { data: { id: 'o', type: 'organization', attributes: { slug: 'demo', config: {} } } }
    if (kind === 'skus')
      return id === ''
        ? { data: codes.map(sku), meta: { record_count: 25, page_count: 1 } }
        : { data: sku(id.replace('id-', '')) }
    if (kind === 'line_items') return change(method, id, body)
    if (kind !== 'orders') return undefined
    if (method === 'POST') lines.clear()
    return orderOf(lines)
  }
  return ({ path, query, method, body }) => {
    if (path.endsWith('/oauth/token')) {
      return {
        body: {
          access_token: COMMERCE_LAYER_TOKEN,
          token_type: 'Bearer',
          expires_in: 14_400,
          scope: 'market:all',
          created_at: 1_700_000_000,
        },
      }
    }
    const [, kind, id = ''] = /\/api\/([a-z_]+)(?:\/([^/]+))?/.exec(path) ?? []
    const codes = (query.get('filter[q][code_in]') ?? '').split(',').filter(Boolean)
    const found = kind === undefined ? undefined : resource(method, kind, id, codes, body)
    if (found === undefined) return null
    return found === null ? { status: 204, body: '' } : { type: 'application/vnd.api+json', body: found }
  }
}
