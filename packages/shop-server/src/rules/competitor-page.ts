/** What a page of another shop says of the product on it. */
export interface CompetitorPage {
  readonly name: string | null
  /** Kopecks; null where it is not named, or not in roubles. */
  readonly priceKopecks: number | null
  readonly isAvailable: boolean | null
  readonly pictureUrl: string | null
  readonly warnings: readonly string[]
}

type Json = Readonly<Record<string, unknown>>
const MOST_NODES = 5_000
const LONGEST_NAME = 300
const DEAREST_ROUBLES = 1e9

/** The texts of the scripts with data; goes through the page once. */
function dataScripts(page: string): readonly string[] {
  const found: string[] = []
  const lower = page.toLowerCase()
  for (let at = lower.indexOf('<script'); at >= 0; at = lower.indexOf('<script', at)) {
    const begin = lower.indexOf('>', at) + 1
    const end = begin === 0 ? -1 : lower.indexOf('</script', begin)
    if (end < 0) break
    if (lower.slice(at, begin).includes('application/ld+json')) found.push(page.slice(begin, end))
    at = end
  }
  return found
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isOfType = (node: Json, type: string) => [node['@type']].flat().some((each) => each === type)

/** The first product among what the scripts say, however deep it lies. */
function productIn(roots: readonly unknown[]): Json | null {
  const queue = [...roots]
  for (let at = 0; at < queue.length && at < MOST_NODES; at += 1) {
    const node = queue[at]
    if (typeof node !== 'object' || node === null) continue
    if (!Array.isArray(node) && isOfType(node as Json, 'Product')) return node as Json
    // Not spread: a list of a million would not fit on the stack.
    for (const value of Object.values(node)) {
      if (queue.length >= MOST_NODES) break
      queue.push(value)
    }
  }
  return null
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
  nbsp: ' ',
}
const plain = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|apos|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')

/** What the page's meta elements say, by property, name or itemprop. */
function metaOf(page: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [tag] of page.matchAll(/<meta\s[^<>]{1,2000}>/gi)) {
    const name = /\s(?:property|name|itemprop)\s*=\s*["']?([\w:.-]{1,60})/i.exec(tag)?.[1]?.toLowerCase()
    const content = /\scontent\s*=\s*(?:"([^"]*)"|'([^']*)')/i.exec(tag)
    if (name !== undefined && content !== null && !found.has(name))
      found.set(name, plain(content[1] ?? content[2] ?? ''))
  }
  return found
}

/** `1 299,90 ₽` as kopecks. */
function kopecksOf(price: unknown): number | null {
  const text = String(price ?? '')
    .replace(/[^\d.,]/g, '')
    .replace(/,(?=\d{1,2}$)/, '.')
    .replaceAll(',', '')
  const roubles = Number(text)
  return text !== '' && roubles > 0 && roubles < DEAREST_ROUBLES ? Math.round(roubles * 100) : null
}

const textOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? plain(value.trim()).slice(0, LONGEST_NAME) : null

function addressOf(value: unknown, page: URL): string | null {
  const first: unknown = [value].flat()[0]
  const text = typeof first === 'object' && first !== null ? (first as Json)['url'] : first
  if (typeof text !== 'string' || !URL.canParse(text, page.href)) return null
  const url = new URL(text, page.href)
  return /^https?:$/.test(url.protocol) ? url.href : null
}

const availabilityOf = (word: unknown): boolean | null => {
  if (typeof word !== 'string' || word === '') return null
  return /(?:InStock|LimitedAvailability|PreOrder|OnlineOnly|InStoreOnly|instock|in stock)$/i.test(word)
}

/** Reads what a page of another shop says of its product: schema.org first, then Open Graph. */
export function readCompetitorPage(page: string, address: URL): CompetitorPage {
  const product = productIn(dataScripts(page).map(parsed)) ?? {}
  const offers = [product['offers']].flat()[0]
  const offer = (typeof offers === 'object' && offers !== null ? offers : {}) as Json
  const meta = metaOf(page)
  const currency = String(
    offer['priceCurrency'] ?? meta.get('product:price:currency') ?? meta.get('pricecurrency') ?? 'RUB',
  )
  const isRoubles = /^RU[BR]$/i.test(currency)
  const asked = offer['price'] ?? offer['lowPrice'] ?? meta.get('product:price:amount') ?? meta.get('price')
  const priceKopecks = isRoubles ? kopecksOf(asked) : null
  const name = textOf(product['name']) ?? textOf(meta.get('og:title'))
  return {
    name,
    priceKopecks,
    isAvailable: availabilityOf(offer['availability'] ?? meta.get('product:availability') ?? meta.get('availability')),
    pictureUrl: addressOf(product['image'] ?? meta.get('og:image'), address),
    warnings: [
      ...(name === null ? ['На странице не найдено название товара'] : []),
      ...(isRoubles ? [] : [`Цена указана не в рублях (${currency.slice(0, 10)})`]),
      ...(isRoubles && priceKopecks === null ? ['На странице не найдена цена'] : []),
    ],
  }
}
