import { sql, type Kysely } from 'kysely'
import { combinationKey, combinationsOf, filledTemplate, slugOf, type ShopDatabase } from '@prilavok/shop-server/kit'
import { on } from './staff-record-kinds'

/** The characteristics that the demo's templates are about, in the order of the templates. */
const SPECS = ['Цвет', 'Страна производства']
const MOST_CATEGORIES = 12
const MIN_PRODUCTS = 3

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
 * Gives the demo's templates characteristics and a category that products have, and makes their first categories; nothing where the
 * products have none of the characteristics.
 */
export async function addDemoCategories(db: Kysely<ShopDatabase>): Promise<void> {
  const { rows } = await sql<{ id: string; nameTemplate: string }>`
    select id, details->>'nameTemplate' as "nameTemplate" from dynamic_category_template order by id`.execute(db)
  for (const [index, template] of rows.entries()) {
    const specs = await sql<{ id: string; name: string }>`
      select id, name from spec where name = ${SPECS[index] ?? ''} order by created_on, id limit 1`.execute(db)
    const [spec] = specs.rows
    const home = spec && (await homeOf(db, spec.name))
    if (spec === undefined || home === undefined) continue
    const moment = on(0)
    const change = {
      categoryId: home.id,
      specIds: [spec.id],
      minProducts: MIN_PRODUCTS,
      lastGeneratedOn: moment.toISOString(),
    }
    await sql`update dynamic_category_template set details = details || ${JSON.stringify(change)}::jsonb
      where id = ${template.id}`.execute(db)
    await sql`delete from dynamic_category where template_id = ${template.id}`.execute(db)
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
        values (${`dynamic_category-${index}-${place}`}, ${details}::jsonb, ${moment}, ${moment})`.execute(db)
    }
  }
}
