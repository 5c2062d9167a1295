import { loadZones } from './delivery/load-zones'
import { shopAddress } from './delivery/shop-address'
import { randomText } from './http/hash'
import type { WooOptions } from './options'
import { loadGateways, standardPayments } from './payment/load-gateways'
import { productFinder } from './product/find-products'
import { serve } from './serve'
import type { Shop } from './shop'
import { memoryStore } from './store/memory-store'
import { keptFor } from './woo/kept-for'
import { quoteCarts } from './woo/quote-carts'
import { createWooClient } from './woo/woo-client'

/** Responds to a request of the widgets. */
export type WooHandler = (request: Request) => Promise<Response>

const TIMEOUT_MS = 15_000
const DRAFT_DAYS = 30
const DAY_SECONDS = 86_400
/** Prices are that old at most. */
const PRODUCTS_MS = 10_000
const RATES_MS = 60_000
/** What staff change seldom. */
const SETTINGS_MS = 300_000
const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The address of a shop without a slash at its end; throws where keys would be sent in clear. */
function addressOf(shop: string): URL {
  const url = URL.canParse(shop) ? new URL(shop) : null
  if (url === null || url.username !== '' || url.search !== '')
    throw new TypeError(`"${shop}" is no address of a shop: write it as https://shop.example.`)
  if (url.protocol !== 'https:' && !THIS_MACHINE.has(url.hostname))
    throw new TypeError('The keys of the shop go with requests, so its address begins with https.')
  return url
}

/** Without TypeScript nobody else says what is missing. */
function refuseMissing(options: Partial<WooOptions> = {}): void {
  const missing = (['shop', 'consumerKey', 'consumerSecret', 'cities'] as const).filter(
    (name) => options[name] === undefined,
  )
  if (missing.length > 0)
    throw new TypeError(
      `createWooHandler() was given no ${missing.join(', no ')}. Write createWooHandler({ shop: 'https://shop.example', consumerKey, consumerSecret, cities: russianCities }).`,
    )
}

function refuseWrongCities(cities: WooOptions['cities']): void {
  const wrong = cities.find(({ id }) => !/^[\w-]{1,64}$/.test(id) || id === '0')
  if (wrong !== undefined) throw new TypeError(`The id of a city has 1 to 64 of A-Z a-z 0-9 _ -, not "${wrong.id}".`)
  if (new Set(cities.map(({ id }) => id)).size < cities.length) throw new TypeError('Two cities have the same id.')
}

/** Makes the back end of the widgets for a WooCommerce shop: a handler for Node, Deno, Workers, and whatever has `fetch`. */
export function createWooHandler(options: WooOptions): WooHandler {
  refuseMissing(options)
  const url = addressOf(options.shop)
  refuseWrongCities(options.cities)
  const now = options.now ?? (() => Date.now())
  const woo = createWooClient({
    shop: `${url.origin}${url.pathname.replace(/\/+$/, '')}`,
    consumerKey: options.consumerKey,
    consumerSecret: options.consumerSecret,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    ...(options.fetch && { fetch: options.fetch }),
  })
  const payments = options.payments ?? standardPayments
  const [gateways, zones, address] = [
    keptFor<Awaited<ReturnType<typeof loadGateways>>>(SETTINGS_MS, now),
    keptFor<Awaited<ReturnType<typeof loadZones>>>(SETTINGS_MS, now),
    keptFor<string>(SETTINGS_MS, now),
  ]
  const shop: Shop = {
    woo,
    store: options.store ?? memoryStore(now),
    cities: options.cities,
    findProducts: productFinder(woo, PRODUCTS_MS, now),
    quoteCart: quoteCarts(woo, now),
    rates: keptFor(RATES_MS, now),
    gateways: () => gateways.get('', () => loadGateways(woo, payments)),
    zones: () => zones.get('', () => loadZones(woo)),
    address: () => address.get('', () => shopAddress(woo)),
    settings: {
      allowedOrigins: options.allowedOrigins ?? [],
      paymentHosts: [url.hostname, ...(options.paymentHosts ?? [])],
      emailOfBuyersWithout: options.emailOfBuyersWithout ?? `buyers@${url.hostname}`,
      draftSeconds: (options.draftDays ?? DRAFT_DAYS) * DAY_SECONDS,
    },
    now,
    randomId: options.randomId ?? randomText,
    log: options.log ?? (() => undefined),
  }
  return (request) => serve(shop, request)
}
