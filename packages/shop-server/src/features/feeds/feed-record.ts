import type { FeedEdition } from '@prilavok/contracts/admin'
import { feedIncludingStrategyValues, feedTypeValues } from '@prilavok/contracts/admin'
import type { Selectable } from 'kysely'
import type { FeedTable } from '../../db'

/** What a feed is made by. */
export interface Feed extends Pick<
  FeedEdition,
  'name' | 'type' | 'includingStrategy' | 'onlyAvailable' | 'fileName' | 'schedule'
> {
  readonly id: string
  readonly isActive: boolean
  readonly categoryIds: readonly string[]
  readonly productIds: readonly string[]
  readonly manufacturerIds: readonly string[]
  readonly tags: readonly string[]
  readonly cityIds: readonly string[]
  /** Roubles. */
  readonly minPrice: number | null
  readonly maxPrice: number | null
  readonly priceMarkupPercent: number
  /** Parameters that are appended to links, by name. */
  readonly marketing: Readonly<Record<string, string>>
}

const texts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const numberOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null

const filled = (value: unknown): Readonly<Record<string, string>> =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.fromEntries(
        Object.entries(value).filter(
          (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== '',
        ),
      )

/** A row as a feed; what an older record lacks has its default. */
export function feedOf({ id, details, is_active }: Pick<Selectable<FeedTable>, 'id' | 'details' | 'is_active'>): Feed {
  const of = (name: string): unknown => details[name]
  return {
    id,
    isActive: is_active === true,
    name: text(of('name')),
    type: feedTypeValues.values.find((each) => each === of('type')) ?? 'YandexMarketYml',
    includingStrategy: feedIncludingStrategyValues.values.find((each) => each === of('includingStrategy')) ?? 'All',
    onlyAvailable: of('onlyAvailable') === true,
    fileName: text(of('fileName')),
    schedule: text(of('schedule')),
    categoryIds: texts(of('categoryIds')),
    productIds: texts(of('productIds')),
    manufacturerIds: texts(of('manufacturerIds')),
    tags: texts(of('tags')),
    cityIds: texts(of('cityIds')),
    minPrice: numberOrNull(of('minPrice')),
    maxPrice: numberOrNull(of('maxPrice')),
    priceMarkupPercent: numberOrNull(of('priceMarkupPercent')) ?? 0,
    marketing: filled(of('marketing')),
  }
}
