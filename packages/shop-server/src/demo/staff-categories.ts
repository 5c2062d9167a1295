import { sql, type Kysely } from 'kysely'
import type { ShopDatabase } from '../db'
import { combinationKey, combinationsOf } from '../rules/category-combinations'
import { filledTemplate } from '../rules/category-templates'
import { slugOf } from '../rules/slug'
import { on } from './staff-record-kinds'

/** Characteristics of the demo records whose options are those that the products have. */
const SPECS = ['spec-1', 'spec-3', 'spec-5']
const MOST_OPTIONS = 24
const MOST_CATEGORIES = 12
const MIN_PRODUCTS = 3

/** Describes the values that products have of these characteristics as options, the commonest first. */
async function addOptions(db: Kysely<ShopDatabase>): Promise<void> {
  await sql`
    insert into spec_option (id, details, created_on, updated_on)
    select spec_id || '-' || place, jsonb_build_object('specId', spec_id, 'name', value, 'displayOrder', 100 + place,
      'synonyms', '[]'::jsonb), ${on(0)}, ${on(0)}
    from (
      select s.id as spec_id, line->>'value' as value,
        row_number() over (partition by s.id order by count(*) desc, line->>'value') as place
      from spec s join product p on p.specs @> jsonb_build_array(jsonb_build_object('name', s.name))
      cross join jsonb_array_elements(p.specs) line
      where s.id = any(${SPECS}::text[]) and line->>'name' = s.name
        and not exists (select from spec_option o where o.spec_id = s.id and o.name = line->>'value')
      group by s.id, line->>'value'
    ) found where place <= ${MOST_OPTIONS}`.execute(db)
}

/** The category of the first level in which most products have a characteristic. */
async function homeOf(db: Kysely<ShopDatabase>, specName: string) {
  const { rows } = await sql<{ id: string; name: string }>`
    select top.id, top.name from product p join category c on c.id = p.category_id
    join category top on top.path = split_part(c.path, '/', 1)
    where p.specs @> ${JSON.stringify([{ name: specName }])}::jsonb
    group by top.id, top.name order by count(*) desc, top.id limit 1`.execute(db)
  return rows[0]
}

/**
 * Gives the demo's templates a category and options that products have, and makes their first categories; nothing where the products
 * have none of the characteristics.
 */
export async function addDemoCategories(db: Kysely<ShopDatabase>): Promise<void> {
  await addOptions(db)
  const { rows } = await sql<{ id: string; nameTemplate: string; spec: string; specName: string }>`
    select t.id, t.details->>'nameTemplate' as "nameTemplate", s.id as spec, s.name as "specName"
    from dynamic_category_template t join spec s on s.id = t.details->'specIds'->>0 order by t.id`.execute(db)
  for (const [index, template] of rows.entries()) {
    const home = await homeOf(db, template.specName)
    if (home === undefined) continue
    const change = JSON.stringify({
      categoryId: home.id,
      minProducts: MIN_PRODUCTS,
      lastGeneratedOn: on(0).toISOString(),
    })
    await sql`update dynamic_category_template set details = details || ${change}::jsonb where id = ${template.id}`.execute(
      db,
    )
    await sql`delete from dynamic_category where template_id = ${template.id}`.execute(db)
    const spec = { id: template.spec, name: template.specName }
    const all = await combinationsOf(db, home.id, [spec], MOST_CATEGORIES)
    for (const [place, combination] of all.filter(({ productCount }) => productCount >= MIN_PRODUCTS).entries()) {
      const name = filledTemplate(template.nameTemplate, home.name, combination)
      const details = JSON.stringify({
        name,
        templateId: template.id,
        categoryId: home.id,
        combination: combinationKey(combination),
        seoUrlName: slugOf(name),
        filters: combination.options.map((each) => ({
          searchCode: slugOf(each.specName),
          options: [slugOf(each.name)],
        })),
        productCount: combination.productCount,
        isBelowMinimum: false,
        isVisible: true,
      })
      await sql`insert into dynamic_category (id, details, created_on, updated_on)
        values (${`dynamic_category-${index}-${place}`}, ${details}::jsonb, ${on(0)}, ${on(0)})`.execute(db)
    }
  }
}
