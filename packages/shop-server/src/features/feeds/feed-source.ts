import type { Feed } from './feed-record'
import type { FeedProduct } from './feed-products'

/** A category as feeds name it. */
export interface FeedCategory {
  readonly id: string
  readonly parentId: string | null
  readonly name: string
  readonly path: string
}

/** What a feed is written from. */
export interface FeedSource {
  readonly feed: Feed
  /** The address that links begin with. */
  readonly origin: string
  readonly shopName: string
  readonly phone: string
  readonly now: Date
  readonly timeZone: string
  readonly categories: readonly FeedCategory[]
  /** Where the shop sells, for platforms that want an address. */
  readonly places: readonly string[]
  readonly pages: AsyncIterable<readonly FeedProduct[]>
}

/** Writes one kind of feed, part by part as its products come. */
export interface FeedWriter {
  readonly contentType: string
  readonly write: (source: FeedSource) => AsyncGenerator<Uint8Array>
}

const encoder = new TextEncoder()
/** Text as the bytes of a file. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

/** Roubles with kopecks and a point: `499.00`. */
export const priceText = (kopecks: number): string => (kopecks / 100).toFixed(2)

/** Whether a product can be had now. */
export const isAvailable = ({ availability }: Pick<FeedProduct, 'availability'>): boolean =>
  availability === 'InStock' || availability === 'InStockAtSupplier'
