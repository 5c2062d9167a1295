import { isRecord, parseJson } from '../lib/parse-json'
import { safeUrl } from '../lib/safe-url'
import type { ViewedProduct } from './recently-viewed.types'

/** The key of the list in local storage. Source: RECENT-02. */
export const VIEWED_KEY = 'already_viewed'
/** The list has at most so many entries. Source: RECENT-04. */
export const VIEWED_MAX = 10
/** A picture is looked for again so many times. Source: RECENT-07. */
export const PHOTO_RETRIES = 5
/** The first pause before it is looked for again, and what each further pause is longer by; ms. Source: RECENT-07. */
export const PHOTO_PAUSE_MS = 300
/** The address of the picture that a shop shows where it has none. Source: RECENT-08. */
const NO_PHOTO = 'no-such-photo'
const LONGEST_TITLE = 300
const LONGEST_ADDRESS = 2_000

/** The pause before the `retry`th time that a picture is looked for again, counted from 1; ms. */
export const photoPause = (retry: number): number => PHOTO_PAUSE_MS * retry

/** Whether an address is that of a photo. Source: RECENT-08. */
export const isPhoto = (address: string | null): address is string =>
  address !== null && address !== '' && !address.includes(NO_PHOTO)

/** An entry with addresses that may be opened on a page of `origin`; null for anything else. Source: SAFE-08, SAFE-12. */
export function viewedProduct(entry: unknown, origin: string): ViewedProduct | null {
  if (!isRecord(entry)) return null
  const { title, uri, imageUri } = entry
  const name = typeof title === 'string' ? title.trim().slice(0, LONGEST_TITLE) : ''
  const [page, picture] = [safeUrl(uri, origin), safeUrl(imageUri, origin)]
  // A bare hash would leave the page on hosts with a `<base href>`.
  if (name === '' || page === null || page.startsWith('#') || !isPhoto(picture)) return null
  if (page.length > LONGEST_ADDRESS || picture.length > LONGEST_ADDRESS) return null
  return { title: name, uri: page, imageUri: picture }
}

/** The list with a product on top; a product that was there moves up. Source: RECENT-03, RECENT-04, RECENT-05. */
export const withViewed = (list: readonly ViewedProduct[], product: ViewedProduct): readonly ViewedProduct[] =>
  [product, ...list.filter(({ uri }) => uri !== product.uri)].slice(0, VIEWED_MAX)

/** Reads the stored list; what somebody else has written there gives the entries that can be shown. Source: SAFE-08. */
export function readViewed(stored: string | null, origin: string): readonly ViewedProduct[] {
  const list = stored === null ? null : parseJson(stored)
  if (!Array.isArray(list)) return []
  const products = new Map<string, ViewedProduct>()
  for (const entry of list as readonly unknown[]) {
    const product = viewedProduct(entry, origin)
    if (product !== null && !products.has(product.uri)) products.set(product.uri, product)
    if (products.size === VIEWED_MAX) break
  }
  return [...products.values()]
}
