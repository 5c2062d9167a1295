import type { FilterChoice } from '@prilavok/contracts'
import { sql } from 'kysely'
import { escapeHtml } from '../../http/html'
import { JobFailed } from '../../jobs/job-failed'
import { combinationKey, combinationsOf, type Combination } from '../../rules/category-combinations'
import { filledTemplate } from '../../rules/category-templates'
import { slugOf } from '../../rules/slug'
import type { Shop } from '../../shop'

/** What one template came to. */
export interface GeneratedCategories {
  readonly name: string
  readonly created: number
  readonly updated: number
  readonly hidden: number
}

/** How a run is followed. */
export interface GenerationOptions {
  readonly signal: AbortSignal
  readonly reached: (done: number, total: number) => Promise<void>
}

interface Template {
  readonly id: string
  readonly name: string
  readonly categoryId: string
  readonly categoryName: string
  readonly specIds: readonly string[]
  readonly minProducts: number
  readonly texts: Readonly<Record<string, unknown>>
}

interface Known {
  readonly id: string
  readonly seoUrlName: string
  readonly combination: string | null
  readonly isVisible: boolean
  readonly isBelowMinimum: boolean
}

/** More combinations than this are no categories that anybody looks at. */
const MOST = 5_000
const MOST_COUNTED = 50_000
const AT_ONCE = 100

async function templateOf({ db }: Shop, id: string): Promise<Template> {
  const { rows } = await sql<{ details: Readonly<Record<string, unknown>>; category: string | null }>`
    select t.details, c.name as category from dynamic_category_template t
    left join category c on c.id = t.category_id where t.id = ${id}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new JobFailed('Шаблона больше нет')
  const { details } = row
  const name = String(details['name'] ?? '')
  if (row.category === null) throw new JobFailed(`«${name}»: раздела шаблона больше нет`)
  const specIds = Array.isArray(details['specIds']) ? details['specIds'].map(String) : []
  if (specIds.length < 1 || specIds.length > 3) throw new JobFailed(`«${name}»: нужны от одной до трёх характеристик`)
  return {
    id,
    name,
    categoryId: String(details['categoryId']),
    categoryName: row.category,
    specIds,
    minProducts: Math.max(1, Number(details['minProducts'] ?? 3)),
    texts: details,
  }
}

async function specsOf({ db }: Shop, { name, specIds }: Template) {
  const { rows } = await sql<{ id: string; name: string; hasOptions: boolean }>`
    select s.id, s.name, exists (select from spec_option o where o.spec_id = s.id) as "hasOptions" from spec s
    where s.id = any(${[...specIds]}::text[])`.execute(db)
  return specIds.map((id) => {
    const spec = rows.find((each) => each.id === id)
    if (spec === undefined) throw new JobFailed(`«${name}»: характеристики ${id} больше нет`)
    if (!spec.hasOptions) throw new JobFailed(`«${name}»: у характеристики «${spec.name}» нет вариантов`)
    return spec
  })
}

async function knownOf({ db }: Shop, templateId: string): Promise<readonly Known[]> {
  const { rows } = await sql<Known>`
    select id, details->>'seoUrlName' as "seoUrlName", details->>'combination' as combination,
      coalesce(is_visible, false) as "isVisible", coalesce((details->>'isBelowMinimum')::boolean, false) as "isBelowMinimum"
    from dynamic_category where template_id = ${templateId} order by created_on, id`.execute(db)
  return rows
}

/** Addresses that categories and other templates have. */
async function takenAddresses({ db }: Shop, templateId: string): Promise<Set<string>> {
  const { rows } = await sql<{ address: string }>`
    select path as address from category union select slug from category
    union select details->>'seoUrlName' from dynamic_category where template_id is distinct from ${templateId}`.execute(
    db,
  )
  return new Set(rows.map(({ address }) => address))
}

/** An address of its own, near the one that the template gives; one that has an address of that kind keeps it. */
function addressOf(wanted: string, own: string | undefined, taken: Set<string>): string {
  const base = slugOf(wanted).slice(0, 180) || 'podborka'
  const isOwn = own !== undefined && (own === base || /^-\d+$/.test(own.slice(base.length))) && own.startsWith(base)
  let address = isOwn && !taken.has(own) ? own : base
  for (let number = 2; taken.has(address); number += 1) address = `${base}-${number}`
  taken.add(address)
  return address
}

/** The filters of the category's page that a combination is: with the codes that the staff have given, else with those of the names. */
async function choices({ db }: Shop, { categoryId }: Template) {
  const { rows } = await sql<{ specId: string; searchCode: string }>`
    select f->>'specId' as "specId", f->>'searchCode' as "searchCode" from category_filter, jsonb_array_elements(filters) f
    where category_id = ${categoryId} and f->>'specId' is not null`.execute(db)
  const options = await sql<{ id: string; searchCode: string }>`
    select id, details->>'searchCode' as "searchCode" from spec_option where coalesce(details->>'searchCode', '') <> ''`.execute(
    db,
  )
  const filters = new Map(rows.map(({ specId, searchCode }) => [specId, searchCode]))
  const codes = new Map(options.rows.map(({ id, searchCode }) => [id, searchCode]))
  return (combination: Combination): readonly FilterChoice[] =>
    combination.options.map(({ specId, specName, optionId, name }) => {
      const own = filters.get(specId)
      const code = own === undefined ? slugOf(name) : (codes.get(optionId) ?? slugOf(name))
      return { searchCode: own ?? slugOf(specName), options: [code] }
    })
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value : null)

/** What a category says, by its template. */
function written(template: Template, combination: Combination) {
  const { texts, categoryName } = template
  const fill = (field: string, escape?: (value: string) => string) => {
    const text = textOf(texts[field])
    return text === null ? null : filledTemplate(text, categoryName, combination, escape)
  }
  return {
    name: fill('nameTemplate') ?? categoryName,
    h1: fill('h1Template'),
    metaTitle: fill('metaTitleTemplate'),
    metaDescription: fill('metaDescriptionTemplate'),
    // Names of options are text, the template is markup.
    text: fill('textTemplate', escapeHtml),
  }
}

/**
 * Makes the categories of a template: one for each combination of options that enough products have. Those that are there are updated,
 * those that fell under the minimum are hidden, and shown again when they come back, unless the staff have hidden them.
 */
export async function generateCategories(
  shop: Shop,
  templateId: string,
  { signal, reached }: GenerationOptions,
): Promise<GeneratedCategories> {
  const template = await templateOf(shop, templateId)
  const specs = await specsOf(shop, template)
  const all = await combinationsOf(shop.db, template.categoryId, specs, MOST_COUNTED)
  const enough = all.filter(({ productCount }) => productCount >= template.minProducts)
  if (enough.length > MOST)
    throw new JobFailed(
      `«${template.name}»: сочетаний больше ${MOST}. Поднимите минимум товаров или уберите характеристику.`,
    )
  const known = await knownOf(shop, templateId)
  const byKey = new Map(known.flatMap((each) => (each.combination === null ? [] : [[each.combination, each] as const])))
  const taken = await takenAddresses(shop, templateId)
  const choicesOf = await choices(shop, template)
  const moment = new Date(shop.now())
  // Those that are there choose their addresses first, so that these stay.
  const ordered = [...enough].sort(
    (one, other) => Number(byKey.has(combinationKey(other))) - Number(byKey.has(combinationKey(one))),
  )
  let [created, updated, done] = [0, 0, 0]
  for (const combination of ordered) {
    if (done % AT_ONCE === 0) {
      signal.throwIfAborted()
      await reached(done, ordered.length)
    }
    done += 1
    const key = combinationKey(combination)
    const own = byKey.get(key)
    const wanted = filledTemplate(
      String(template.texts['seoUrlTemplate'] ?? '{category}-{option}'),
      template.categoryName,
      combination,
    )
    const details = {
      ...written(template, combination),
      templateId,
      categoryId: template.categoryId,
      combination: key,
      filters: choicesOf(combination),
      seoUrlName: addressOf(wanted, own?.seoUrlName, taken),
      productCount: combination.productCount,
      isBelowMinimum: false,
      isVisible: own === undefined || own.isVisible || own.isBelowMinimum,
    }
    const json = JSON.stringify(details)
    if (own === undefined) {
      created += 1
      await sql`insert into dynamic_category (id, details, created_on, updated_on)
        values (${shop.randomId()}, ${json}::jsonb, ${moment}, ${moment})`.execute(shop.db)
    } else {
      updated += 1
      await sql`update dynamic_category set details = details || ${json}::jsonb, version = version + 1, updated_on = ${moment}
        where id = ${own.id} and not details @> ${json}::jsonb`.execute(shop.db)
    }
  }
  const counts = new Map(all.map((each) => [combinationKey(each), each.productCount]))
  const kept = new Set(enough.map(combinationKey))
  const fallen = known.filter(({ combination }) => combination === null || !kept.has(combination))
  for (const { id, combination, isVisible, isBelowMinimum } of fallen) {
    const change = {
      isVisible: false,
      isBelowMinimum: isVisible || isBelowMinimum,
      productCount: counts.get(combination ?? '') ?? 0,
    }
    await sql`update dynamic_category set details = details || ${JSON.stringify(change)}::jsonb, version = version + 1,
      updated_on = ${moment} where id = ${id} and not details @> ${JSON.stringify(change)}::jsonb`.execute(shop.db)
  }
  await sql`update dynamic_category_template set details = details || ${JSON.stringify({ lastGeneratedOn: moment.toISOString() })}::jsonb
    where id = ${templateId}`.execute(shop.db)
  return { name: template.name, created, updated, hidden: fallen.filter(({ isVisible }) => isVisible).length }
}
