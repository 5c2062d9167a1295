import {
  loadCategoryProducts,
  loadCitiesToPick,
  loadCrossSales,
  parseWireResponse,
  type Endpoint,
  type Input,
  type WireResponseOf,
} from '@prilavok/contracts'
import type { Client, Wire } from './client'
import type { Facts } from './facts'

/** What whoever judges has said; what is missing is looked for. */
export type GivenFacts = Omit<Facts, 'term'> & { readonly term: string | null }

/** The first word of a name that is long enough to be found by. */
const wordOf = (name: string): string | null => name.split(/[\s,.]+/).find((word) => word.length >= 4) ?? null

/** Data of a call if it has any; checks judge the call later. */
async function askFor<W extends Wire>(
  client: Client,
  endpoint: Endpoint<W>,
  input: Input<Endpoint<W>>,
): Promise<WireResponseOf<Endpoint<W>> | null> {
  const { status, text } = await client.send(endpoint, input)
  if (status !== 200) return null
  try {
    const read = await parseWireResponse(endpoint, JSON.parse(text))
    return read.ok ? read.value : null
  } catch {
    return null
  }
}

/** Completes what is known of a shop by its own lists: products of the category or of the offers, a city, a word to search for. */
export async function findFacts(client: Client, given: GivenFacts): Promise<Facts> {
  const { features, category } = given
  const has = (feature: Facts['features'][number]) => features.includes(feature)
  const list =
    category !== null && has('catalogue')
      ? await askFor(client, loadCategoryProducts, { params: { id: category }, body: { filters: [], pageSize: 20 } })
      : null
  const listed = (list?.items ?? []).filter(({ available }) => available)
  const cities =
    given.city === null && has('city') ? await askFor(client, loadCitiesToPick, { params: { id: '0' } }) : null
  let products = given.products.length > 0 ? given.products : listed.slice(0, 3).map(({ id }) => id)
  if (products.length === 0 && has('cross-sales')) {
    const offers = await askFor(client, loadCrossSales, { body: { exceptProductIds: [] } })
    products = (offers?.categories ?? []).flatMap((group) => group.products.map(({ id }) => id)).slice(0, 3)
  }
  return {
    ...given,
    products,
    city: given.city ?? cities?.popular[0]?.id ?? cities?.items[0]?.id ?? null,
    term: given.term ?? listed.map(({ name }) => wordOf(name)).find((word) => word !== null) ?? null,
  }
}
