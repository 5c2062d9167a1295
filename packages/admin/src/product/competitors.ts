import type { ParseCompetitorResult } from '@prilavok/contracts/admin'
import type { Item } from '../kit/parts/list-part.types'

/** An offer that has been saved is known by its id, a new one by its address. */
export const competitorKey = (item: Item): string =>
  item['id'] == null ? `new:${String(item['url'])}` : String(item['id'])

/** The key of a competitor's offer. */
export const competitorShape = { list: 'competitors', keyOf: competitorKey }

/** Whether a text is the address of a page. */
export function isAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol)
  } catch {
    return false
  }
}

/** An offer of which nothing but the address is known. */
export const newCompetitor = (url: string): Item => ({
  id: null,
  url,
  name: null,
  competitorName: new URL(url).hostname.replace(/^www\./, ''),
  price: null,
  deliveryCost: null,
  isAvailable: null,
  cityId: null,
  score: null,
  isActive: true,
})

/** What a page said; what it did not say stays as it was. */
export const parsedFields = ({ competitorName, name, price, isAvailable }: ParseCompetitorResult): Item => ({
  ...(competitorName !== '' && { competitorName }),
  ...(name !== null && { name }),
  ...(price !== null && { price }),
  ...(isAvailable !== null && { isAvailable }),
})
