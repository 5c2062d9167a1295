import type { ProductCopyRequest, SaveResult } from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import type { Trx } from '../../../db'
import { HttpProblem } from '../../../http/problem'
import type { StaffMember } from '../../../http/staff-session'
import { slugOf } from '../../../rules/slug'
import type { Shop } from '../../../shop'
import { addHistory } from '../engine/history'
import { attachmentsPart } from '../product-parts/attachments-part'
import { featuresPart } from '../product-parts/features-part'
import { picturesPart } from '../product-parts/pictures-part'
import { lockShared, readPart, type ProductPart } from '../product-parts/product-part'
import { relationsPart } from '../product-parts/relations-part'

const LONGEST_NAME = 300
const LONGEST_ARTICLE = 64
const LONGEST_SLUG = 200
const SUFFIX = ' (копия)'

/** The first of `text`, `text-2`, `text-3` … that no product has. */
async function freeText(trx: Trx, column: 'slug' | 'article', text: string, longest: number): Promise<string> {
  const { rows } = await sql<{ taken: string }>`
    select ${sql.ref(column)} as taken from product where starts_with(${sql.ref(column)}, ${text.slice(0, longest - 6)})`.execute(
    trx,
  )
  const taken = new Set(rows.map((row) => row.taken))
  for (let number = 2; ; number += 1) {
    const ending = `-${number}`
    const free = `${text.slice(0, longest - ending.length)}${ending}`
    if (!taken.has(free)) return free
  }
}

/** The row of the copy: like the product, under a name, an address and an article of its own, hidden, without stock and barcode. */
async function copyRow(shop: Shop, trx: Trx, member: StaffMember, request: ProductCopyRequest): Promise<string> {
  const product = await trx
    .selectFrom('product')
    .select(['name', 'article'])
    .where('id', '=', request.id)
    .executeTakeFirst()
  if (product === undefined) throw new HttpProblem('not-found')
  const id = shop.randomId()
  const name = request.name?.trim() || `${product.name.slice(0, LONGEST_NAME - SUFFIX.length)}${SUFFIX}`
  const slug = await freeText(trx, 'slug', slugOf(name) || 'product', LONGEST_SLUG)
  const article = await freeText(trx, 'article', product.article, LONGEST_ARTICLE)
  const moment = new Date(shop.now())
  await sql`
    insert into product (id, category_id, manufacturer_id, slug, article, name, price_kopecks, old_price_kopecks, weight_kg, volume_l,
      unit, availability, tags, description, specs, picture_seed, is_visible, video_url, details, created_on, updated_on, updated_by)
    select ${id}, category_id, manufacturer_id, ${slug}, ${article}, ${name}, price_kopecks, old_price_kopecks, weight_kg, volume_l,
      unit, availability, tags, description, case when ${request.copySpecs ?? true} then specs else '[]' end,
      case when ${request.copyPictures ?? true} then picture_seed else 0 end, false, video_url,
      details - 'itemsCount' - 'barcode', ${moment}, ${moment}, ${member.id}
    from product where id = ${request.id}`.execute(trx)
  return id
}

/** Writes a part of the copy as the product has it. */
async function copyPart<Name extends string, Item>(
  shop: Shop,
  trx: Trx,
  part: ProductPart<Name, Item>,
  [from, to]: readonly [from: string, to: string],
  member: StaffMember,
): Promise<void> {
  const { version, [part.name]: items } = await readPart(shop, trx, part, from)
  // Parts without a save of their own follow from the row of the product.
  if (items.length === 0 || (part.name === 'pictures' && version === 1)) return
  await part.write(shop, trx, { productId: to, items, before: [], member })
}

/** Copies a product with its parts under a new address, not published. Source: ADMIN-ACT-01. */
export const copyProductAs = (shop: Shop, request: ProductCopyRequest, member: StaffMember): Promise<SaveResult> =>
  shop.db.transaction().execute(async (trx) => {
    await lockShared(trx, relationsPart.name)
    const id = await copyRow(shop, trx, member, request)
    const way = [request.id, id] as const
    if (request.copyRelations ?? true) await copyPart(shop, trx, relationsPart, way, member)
    if (request.copyPictures ?? true) await copyPart(shop, trx, picturesPart, way, member)
    if (request.copyAttachments ?? true) await copyPart(shop, trx, attachmentsPart, way, member)
    if (request.copyFeatures ?? true) await copyPart(shop, trx, featuresPart, way, member)
    await addHistory(trx, shop.now(), member, {
      resource: 'product',
      recordId: id,
      action: 'Created',
      version: 1,
      comment: `Копия товара ${request.id}`,
      changes: [],
    })
    return { id, version: 1, updatedOn: new Date(shop.now()).toISOString(), warnings: null, model: null }
  })
