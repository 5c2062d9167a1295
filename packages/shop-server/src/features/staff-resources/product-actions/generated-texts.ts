import type { GeneratedDescription, GenerateProductInfoResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Db, JsonPart } from '../../../db'
import { HttpProblem } from '../../../http/problem'
import type { ProductFacts, TextWish } from '../../../providers/text-port'
import { cleanHtml } from '../../../rules/clean-html'
import { productFeatures } from '../../../rules/product-features'
import { shownSpecs } from '../../../rules/product-specs'
import type { Shop } from '../../../shop'

/** A service that writes needs seconds; nobody waits for a minute. */
const WAIT_MS = 30_000
const LONGEST_META = 160
/** Characters that a service may write. */
const MOST_WRITTEN = 20_000

const factsFrom = (db: Db, id: string) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('manufacturer', 'manufacturer.id', 'product.manufacturer_id')
    .select([
      'product.name',
      'product.category_id',
      'product.specs',
      'product.description',
      sql<JsonPart>`product.details`.as('details'),
      'category.name as category',
      'manufacturer.name as manufacturer',
      'manufacturer.country',
    ])
    .where('product.id', '=', id)
    .executeTakeFirst()

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

async function readFacts(db: Db, id: string) {
  const row = await factsFrom(db, id)
  if (row === undefined) throw new HttpProblem('not-found')
  const features = await productFeatures(db, { id, categoryId: row.category_id })
  const { name, category, manufacturer, country, details, description } = row
  const facts: ProductFacts = {
    name,
    category,
    manufacturer,
    country,
    specs: shownSpecs(row.specs),
    features,
    shortDescription: textOf(details['shortDescription']),
    detailedDescription: textOf(description),
  }
  return { facts, seo: details['seo'] as GenerateProductInfoResult['seo'] | undefined }
}

async function written({ texts, log }: Shop, facts: ProductFacts, wish: TextWish): Promise<string> {
  const signal = AbortSignal.timeout(WAIT_MS)
  const text = await texts.describe(facts, wish, signal).catch((error: unknown) => {
    log({
      level: 'warning',
      requestId: 'texts',
      text: `${texts.model}: ${error instanceof Error ? error.name : 'failed'}`,
    })
    throw new HttpProblem(signal.aborted ? 'provider-timeout' : 'provider-failed')
  })
  const clean = cleanHtml(text.slice(0, MOST_WRITTEN))
  if (clean === null) throw new HttpProblem('provider-failed')
  return clean
}

/** A text for the staff to accept or change; nothing is stored. Source: ADMIN-ACT-25. */
export async function describedProduct(shop: Shop, id: string, wish: TextWish): Promise<GeneratedDescription> {
  const { facts } = await readFacts(shop.db, id)
  const text = await written(shop, facts, wish)
  return { text, isShortDescription: wish.isShort, isImproved: wish.isImproved, model: shop.texts.model }
}

const plainOf = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|nbsp);/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const cut = (text: string) => (text.length <= LONGEST_META ? text : `${text.slice(0, LONGEST_META - 1).trimEnd()}…`)

/** Proposals for what a product lacks; what it has stays out, and nothing is stored until the form is saved. Source: ADMIN-ACT-04. */
export async function proposedInfo(shop: Shop, id: string): Promise<GenerateProductInfoResult> {
  const { facts, seo } = await readFacts(shop.db, id)
  const short = await written(shop, facts, { isShort: true, isImproved: false })
  const long =
    facts.detailedDescription === null ? await written(shop, facts, { isShort: false, isImproved: false }) : null
  const proposed = {
    metaTitle: textOf(seo?.metaTitle) ?? facts.name,
    metaDescription: textOf(seo?.metaDescription) ?? cut(plainOf(short)),
    metaKeywords:
      textOf(seo?.metaKeywords) ?? [facts.category, facts.manufacturer].filter((each) => each !== null).join(', '),
    h1: textOf(seo?.h1) ?? facts.name,
  }
  const isSeoEmpty = ['metaTitle', 'metaDescription', 'metaKeywords', 'h1'].some(
    (field) => textOf(seo?.[field as keyof typeof proposed]) === null,
  )
  return {
    shortDescription: facts.shortDescription === null ? short : null,
    detailedDescription: long,
    seo: isSeoEmpty ? proposed : null,
    specs: null,
    warnings: facts.specs.length === 0 ? ['У товара нет характеристик: тексты получились общими.'] : [],
  }
}
