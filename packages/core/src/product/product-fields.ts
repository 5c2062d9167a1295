import { isRecord } from '../lib/parse-json'
import type { PageProduct } from './product.types'

/** The element of a product page; its fields are data attributes or hidden inputs. Source: PRODUCT-01. */
export const PRODUCT_ELEMENT = 'product-details'

/** A field of a product page, as scripts name it. */
export type ProductField =
  | 'productId'
  | 'productName'
  | 'productPrice'
  | 'productAvailable'
  | 'productWeight'
  | 'productCommentsCount'
  | 'productAverageUserScore'

/** A field with a value that it cannot have, and what it should be. */
export interface ProductFieldProblem {
  /** The field that cannot be read. */
  readonly field: ProductField
  /** What should be in it. */
  readonly expected: string
}

/** What the fields of a page say: the product, or null where a field is wrong that nothing can do without. */
export interface ReadProduct {
  /** What could be read; null where there is no product. */
  readonly product: PageProduct | null
  /** The fields that could not be read. */
  readonly problems: readonly ProductFieldProblem[]
}

const LONGEST_ID = 64
const LONGEST_NAME = 500
const ROUBLES = /^(\d{1,10})(?:[.,](\d{1,2}))?(?:₽|руб(?:\.|л(?:ь|я|ей))?|р\.?|rub)?$/i
const NUMBER = /^\d{1,9}(?:[.,]\d{1,15})?$/

const decimal = (text: string): number | null => (NUMBER.test(text) ? Number(text.replace(',', '.')) : null)

/** Roubles such as `4 990,50 руб.` in kopecks; null for what is no amount. */
function kopecks(text: string): number | null {
  const [, whole, part = ''] = ROUBLES.exec(text.replace(/\s|&nbsp;/g, '')) ?? []
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, '0'))
}

/** `True` and `False`, as pages write them; a page that does not say has nothing for sale. */
const available = (text: string): boolean | null => {
  const word = text.toLowerCase()
  if (word === 'true') return true
  return word === 'false' || word === '' ? false : null
}

/**
 * Reads the product of a page from the fields of its element. Never throws, whatever the page holds; a wrong field that the page can do
 * without is left out and named. Source: PRODUCT-02, PRODUCT-03.
 */
export function readProductFields(fields: unknown): ReadProduct {
  const problems: ProductFieldProblem[] = []
  const textOf = (field: ProductField): string => {
    const value = isRecord(fields) && Object.hasOwn(fields, field) ? fields[field] : ''
    return typeof value === 'string' ? value.trim() : ''
  }
  function read<T>(field: ProductField, expected: string, parse: (text: string) => T | null): T | null {
    const value = parse(textOf(field))
    if (value === null) problems.push({ field, expected })
    return value
  }
  const optional = (field: ProductField, expected: string, parse: (text: string) => number | null) =>
    textOf(field) === '' ? null : read(field, expected, parse)
  const short = (longest: number) => (text: string) => (text === '' || text.length > longest ? null : text)

  const id = read('productId', `an id of 1 to ${LONGEST_ID} characters`, short(LONGEST_ID))
  const name = read('productName', `a name of 1 to ${LONGEST_NAME} characters`, short(LONGEST_NAME))
  const price = read('productPrice', 'an amount of roubles such as 4990.50', kopecks)
  const isAvailable = read('productAvailable', '"True" or "False"', available)
  const weightKg = optional('productWeight', 'kilograms such as 12.5', decimal)
  const commentsCount = optional('productCommentsCount', 'a whole number', (text) =>
    /^\d{1,9}$/.test(text) ? Number(text) : null,
  )
  const averageScore = optional('productAverageUserScore', 'a number from 0 to 5', (text) => {
    const score = decimal(text)
    return score === null || score > 5 ? null : score
  })
  if (id === null || name === null || price === null || isAvailable === null) return { product: null, problems }
  return { product: { id, name, price, available: isAvailable, weightKg, commentsCount, averageScore }, problems }
}
