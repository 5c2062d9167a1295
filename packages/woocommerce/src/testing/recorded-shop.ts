import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createWooHandler, russianCities, type WooHandler, type WooOptions } from '../index'
import type { RecordFile } from './exchange.types'
import { recordingFetch, withoutRepeats } from './recording-fetch'
import { replayingFetch } from './replaying-fetch'

const ARTICLES = ['drill', 'chisel', 'hammer', 'saw', 'secret', 'glove', 'glove-S', 'glove-L']
/** The payment methods of the shop that `set-up.php` makes. */
export const PAYMENTS = {
  PayOnDelivery: 'cod',
  PayViaYooKassa: 'prilavok_test',
  FromCheckingAccountAsLegalEntity: 'bacs',
}
const fileOf = (name: string) => new URL(`./records/${name}.json`, import.meta.url)

/** A WooCommerce that a test works with: the one of the environment, which is recorded, or its record. */
interface Source {
  readonly shop: string
  readonly consumerKey: string
  readonly consumerSecret: string
  readonly on: string
  readonly products: Readonly<Record<string, string>>
  readonly fetch: typeof fetch
  readonly unknown: () => readonly string[]
  readonly save: () => void
}

interface Listed {
  readonly id: number
  readonly sku: string
}

async function recorded(name: string, shop: string): Promise<Source> {
  const [consumerKey, consumerSecret] = [process.env['WOO_KEY'] ?? '', process.env['WOO_SECRET'] ?? '']
  const headers = { Authorization: `Basic ${btoa(`${consumerKey}:${consumerSecret}`)}` }
  const ask = async (path: string) => (await fetch(`${shop}/wp-json/${path}`, { headers })).json() as Promise<unknown>
  const lists = await Promise.all(
    ARTICLES.map((sku) => ask(`wc/v3/products?sku=${sku}&status=any&_fields=id,sku`) as Promise<readonly Listed[]>),
  )
  const products = Object.fromEntries(lists.flat().map(({ id, sku }) => [sku, String(id)]))
  const status = (await ask('wc/v3/system_status?_fields=environment.version,environment.wp_version')) as {
    readonly environment: { readonly version: string; readonly wp_version: string }
  }
  const recorder = recordingFetch((request) => fetch(request))
  const on = new Date().toISOString()
  const { version: woocommerce, wp_version: wordpress } = status.environment
  const save = () => {
    const head = JSON.stringify({ woocommerce, wordpress, on, products }).slice(0, -1)
    // One exchange in each line, so that a new recording can be compared with the old one.
    const lines = withoutRepeats(recorder.exchanges()).map((exchange) => JSON.stringify(exchange))
    writeFileSync(fileOf(name), `${head},"exchanges":[\n${lines.join(',\n')}\n]}\n`)
  }
  return { shop, consumerKey, consumerSecret, on, products, fetch: recorder.fetch, unknown: () => [], save }
}

function replayed(name: string): Source {
  if (!existsSync(fileOf(name))) throw new Error(`There is no record "${name}": see examples/woocommerce/README.md.`)
  const { on, products, exchanges } = JSON.parse(readFileSync(fileOf(name), 'utf8')) as RecordFile
  const { fetch: replay, unknown } = replayingFetch(exchanges)
  const keys = { consumerKey: 'ck_test', consumerSecret: 'cs_test' }
  return { shop: 'http://127.0.0.1:8180', ...keys, on, products, fetch: replay, unknown, save: () => undefined }
}

/** What a test may change about its shop. */
export type ShopChanges = Partial<WooOptions> & {
  /** Between the handler and WooCommerce: to lose a response, for example. */
  readonly through?: (next: typeof fetch) => typeof fetch
}

/** A handler on a recorded WooCommerce. */
export interface RecordedShop {
  readonly handler: WooHandler
  /** Another handler on the same WooCommerce, such as a second process or one after a restart. */
  readonly another: (changes?: ShopChanges) => WooHandler
  /** The id of a product by its article. */
  readonly product: (article: string) => string
  /** Requests that the record does not have. */
  readonly unknown: () => readonly string[]
  /** Writes the record where there was a WooCommerce; to be called after the test. */
  readonly close: () => void
}

/** Opens the shop of a record; with `WOO_URL`, `WOO_KEY` and `WOO_SECRET` in the environment it is recorded anew. */
export async function openRecordedShop(name: string, changes: ShopChanges = {}): Promise<RecordedShop> {
  const url = process.env['WOO_URL']
  const source = await (url === undefined ? replayed(name) : recorded(name, url))
  let ids = 0
  const now = Date.parse(source.on)
  const another = ({ through = (next) => next, ...more }: ShopChanges = {}): WooHandler =>
    createWooHandler({
      shop: source.shop,
      consumerKey: source.consumerKey,
      consumerSecret: source.consumerSecret,
      cities: russianCities,
      payments: PAYMENTS,
      emailOfBuyersWithout: 'orders@shop.example',
      now: () => now,
      randomId: () => `recorded-${name}-${String((ids += 1)).padStart(22, '0')}`.slice(-40),
      fetch: through(source.fetch),
      ...changes,
      ...more,
    })
  return {
    handler: another(changes),
    another,
    product: (article) => source.products[article] ?? '',
    unknown: source.unknown,
    close: source.save,
  }
}
