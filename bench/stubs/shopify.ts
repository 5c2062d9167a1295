import type { ResponseOf } from '../lib/answer'
import type { BenchProduct } from '../lib/side-by-side.types'
import { answerQuery } from './graphql'
import { PRICE, roubles } from './products'

const money = (kopecks: number) => ({ amount: String(roubles(kopecks)), currencyCode: 'RUB' })
const nothing = { pageInfo: { hasNextPage: false, hasPreviousPage: false }, edges: [] }
const list = (nodes: readonly unknown[]) => ({ ...nothing, edges: nodes.map((node) => ({ cursor: 'c', node })) })
/** The number at the end of an address such as `gid://shopify/Product/7`. */
const numberOf = (gid: unknown): string => String(gid).replace(/\?.*/, '').replace(/.*\//, '')
const YEAR = '2025-01-01T00:00:00Z'

const variant = (id: string) => ({
  __typename: 'ProductVariant',
  id: `gid://shopify/ProductVariant/${id}`,
  title: 'Default Title',
  price: money(PRICE),
  priceV2: money(PRICE),
  weight: 1,
  available: true,
  availableForSale: true,
  sku: id,
  compareAtPrice: null,
  compareAtPriceV2: null,
  image: null,
  selectedOptions: [],
  unitPrice: null,
  unitPriceMeasurement: {
    measuredType: null,
    quantityUnit: null,
    quantityValue: 0,
    referenceUnit: null,
    referenceValue: 0,
  },
  product: { id: `gid://shopify/Product/${id}`, handle: `p${id}` },
})

const product = (id: string) => ({
  __typename: 'Product',
  id: `gid://shopify/Product/${id}`,
  availableForSale: true,
  createdAt: YEAR,
  updatedAt: YEAR,
  publishedAt: YEAR,
  descriptionHtml: '',
  description: '',
  handle: `p${id}`,
  productType: '',
  title: `Смесь строительная ${id}`,
  vendor: 'v',
  onlineStoreUrl: `/p/p${id}`,
  options: [
    { __typename: 'ProductOption', id: `gid://shopify/ProductOption/${id}`, name: 'Title', values: ['Default Title'] },
  ],
  images: nothing,
  variants: list([variant(id)]),
})

const line = ([id, quantity]: readonly [string, number]) => ({
  id: `gid://shopify/CartLine/${id}`,
  quantity,
  attributes: [],
  attribute: null,
  merchandise: variant(id),
  discountAllocations: [],
  sellingPlanAllocation: null,
  cost: {
    totalAmount: money(quantity * PRICE),
    subtotalAmount: money(quantity * PRICE),
    amountPerQuantity: money(PRICE),
    compareAtAmountPerQuantity: null,
  },
})

function cartOf(lines: ReadonlyMap<string, number>) {
  const pieces = [...lines.values()].reduce((sum, quantity) => sum + quantity, 0)
  const sum = money(pieces * PRICE)
  return {
    __typename: 'Cart',
    id: 'gid://shopify/Cart/1',
    createdAt: YEAR,
    updatedAt: YEAR,
    note: null,
    checkoutUrl: 'https://demo.myshopify.com/c',
    totalQuantity: pieces,
    attributes: [],
    discountAllocations: [],
    discountCodes: [],
    appliedGiftCards: [],
    deliveryGroups: nothing,
    buyerIdentity: {
      countryCode: 'RU',
      preferences: { delivery: { coordinates: null, deliveryMethod: null } },
      email: null,
      phone: null,
      customer: null,
      deliveryAddressPreferences: [],
    },
    cost: {
      totalAmount: sum,
      subtotalAmount: sum,
      totalTaxAmount: null,
      totalDutyAmount: null,
      checkoutChargeAmount: sum,
    },
    lines: list([...lines].map(line)),
  }
}

interface CartInput {
  readonly id?: string
  readonly merchandiseId?: string
  readonly variantId?: string
  readonly quantity?: number
}
interface Args {
  readonly id?: string
  readonly ids?: readonly string[]
  readonly input?: { readonly lines?: readonly CartInput[] }
  readonly lines?: readonly CartInput[]
  readonly lineIds?: readonly string[]
}

const shop = {
  currencyCode: 'RUB',
  paymentSettings: { enabledPresentmentCurrencies: ['RUB'] },
  description: '',
  moneyFormat: '{{amount}}',
  name: 'Лавка',
  primaryDomain: { host: 'demo.myshopify.com', sslEnabled: true, url: 'https://demo.myshopify.com' },
}

/** Stands in for Shopify's Storefront API, with the cart filled as given. */
export function shopifyAnswers(filled: readonly BenchProduct[]): ResponseOf {
  const lines = new Map(
    filled.filter(({ quantity }) => quantity > 0).map(({ id, quantity }) => [id.slice(1), quantity]),
  )
  const add = (all: readonly CartInput[] = []) => {
    for (const { merchandiseId, variantId, quantity = 1 } of all) {
      const id = numberOf(merchandiseId ?? variantId)
      lines.set(id, (lines.get(id) ?? 0) + Number(quantity))
    }
  }
  const update = (all: readonly CartInput[] = []) => {
    for (const { id, quantity = 0 } of all) {
      if (quantity > 0) lines.set(numberOf(id), quantity)
      else lines.delete(numberOf(id))
    }
  }
  const done = () => ({ cart: cartOf(lines), userErrors: [], warnings: [] })
  const after = (work: (args: Args) => void) => (args: Args) => {
    work(args)
    return done()
  }
  const roots = {
    __typename: 'QueryRoot',
    shop,
    cart: () => cartOf(lines),
    node: ({ id }: Args) => product(numberOf(id)),
    nodes: ({ ids = [] }: Args) => ids.map((id) => product(numberOf(id))),
    product: ({ id }: Args) => product(numberOf(id)),
    cartCreate: after(({ input }) => {
      lines.clear()
      add(input?.lines)
    }),
    cartLinesAdd: after((args) => add(args.lines)),
    cartLinesUpdate: after((args) => update(args.lines)),
    cartLinesRemove: after(({ lineIds = [] }) => lineIds.forEach((id) => lines.delete(numberOf(id)))),
    cartBuyerIdentityUpdate: done,
    cartAttributesUpdate: done,
    cartNoteUpdate: done,
  }
  return ({ path, body }) => {
    if (!path.includes('graphql')) return null
    const { query, variables } = JSON.parse(body) as { query: string; variables?: Record<string, unknown> }
    return { body: answerQuery(query, roots, variables) }
  }
}
