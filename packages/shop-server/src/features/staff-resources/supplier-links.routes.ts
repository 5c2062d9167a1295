import {
  addProviderProduct,
  deleteProviderProduct,
  listProviderProducts,
  mergeProduct,
  suggestProviderProducts,
  updateProviderProduct,
} from '@prilavok/contracts/admin'
import { sql } from 'kysely'
import { byName } from '../../db/by-name'
import type { Trx } from '../../db'
import { HttpProblem, refuseInvalid } from '../../http/problem'
import { staffRoute, type StaffRoute } from '../../http/staff-route'
import type { StaffMember } from '../../http/staff-session'
import type { Shop } from '../../shop'
import { addHistory } from './engine/history'

const SUGGESTED = 20

/** A supplier's article, and the product that it is. */
interface Link {
  readonly productId: string
  readonly providerName: string
  readonly article: string
}

const required = (field: string, value: string) =>
  value === '' ? [{ pointer: `/${field}`, code: 'required', message: 'обязательно для заполнения' }] : []
const taken = () =>
  new HttpProblem('duplicate', {
    errors: [{ pointer: '/Article', code: 'unique', message: 'Этот артикул поставщика уже связан с товаром' }],
  })

function trimmed(providerName: string, article: string) {
  const link = { providerName: providerName.trim(), article: article.trim() }
  const errors = [...required('ProviderName', link.providerName), ...required('Article', link.article)]
  refuseInvalid(errors)
  return link
}

async function refuseUnknownProduct(trx: Trx, productId: string): Promise<void> {
  const known = await trx.selectFrom('product').select('id').where('id', '=', productId).executeTakeFirst()
  if (known === undefined)
    throw new HttpProblem('validation-failed', {
      errors: [{ pointer: '/ProductId', code: 'exists', message: 'Запись не найдена' }],
    })
}

const textOf = (link: Omit<Link, 'productId'>) => `${link.providerName}: ${link.article}`

/** Notes in the product's history that a link came, changed or went. */
const note = (
  shop: Shop,
  trx: Trx,
  member: StaffMember,
  productId: string,
  before: string | null,
  after: string | null,
) =>
  addHistory(trx, shop.now(), member, {
    resource: 'product',
    recordId: productId,
    action: 'Updated',
    changes: [{ field: 'providerProducts', before, after }],
  })

const sameOffer = (trx: Trx, { providerName, article }: Omit<Link, 'productId'>) =>
  trx
    .selectFrom('provider_product')
    .selectAll()
    .where('provider_name', '=', providerName)
    .where('article', '=', article)
    .forUpdate()
    .executeTakeFirst()

async function insertLink(shop: Shop, trx: Trx, member: StaffMember, link: Link) {
  await refuseUnknownProduct(trx, link.productId)
  const moment = new Date(shop.now())
  const row = await trx
    .insertInto('provider_product')
    .values({
      id: shop.randomId(),
      product_id: link.productId,
      provider_name: link.providerName,
      article: link.article,
      updated_on: moment,
    })
    .onConflict((conflict) => conflict.columns(['provider_name', 'article']).doNothing())
    .returning(['id', 'version'])
    .executeTakeFirst()
  if (row === undefined) throw taken()
  await note(shop, trx, member, link.productId, null, textOf(link))
  return { ...row, updatedOn: moment.toISOString(), warnings: null, model: null }
}

/** Which offers of suppliers a product is. Source: ADMIN-ENT-39, ADMIN-ACT-02, ADMIN-ACT-16 to ADMIN-ACT-19, ADMIN-ACT-26. */
export const supplierLinkRoutes: readonly StaffRoute[] = [
  staffRoute(listProviderProducts, async ({ db }, { params }) => {
    const rows = await db
      .selectFrom('provider_product')
      .selectAll()
      .where('product_id', '=', params.productId)
      .orderBy('provider_name')
      .orderBy('article')
      .execute()
    return {
      items: rows.map((row) => ({
        id: row.id,
        productId: row.product_id,
        providerName: row.provider_name,
        article: row.article,
        providerProductName: row.provider_product_name,
        price: row.price_kopecks === null ? null : Number(row.price_kopecks) / 100,
        stock: row.stock,
        isActive: row.is_active,
        updatedOn: row.updated_on.toISOString(),
      })),
    }
  }),

  staffRoute(suggestProviderProducts, async ({ db }, { body }) => {
    const article = body.article.trim().toLowerCase()
    if (article === '') return { items: [] }
    // The same article of any supplier is the surest sign, then that of the manufacturer, then the shop's own.
    const score = sql<number>`case
      when exists (select 1 from provider_product l where l.product_id = product.id and lower(l.article) = ${article}) then 1
      when lower(product.details->>'manufacturerArticle') = ${article} then 0.9
      else 0.7 end`
    const rows = await db
      .selectFrom('product')
      .select(['id', 'name', 'article', 'price_kopecks', 'availability', score.as('score')])
      .where(
        sql<boolean>`product.id in (select l.product_id from provider_product l where lower(l.article) = ${article})
          or lower(product.article) = ${article} or lower(product.details->>'manufacturerArticle') = ${article}`,
      )
      .orderBy('score', 'desc')
      .orderBy(byName(sql.ref('name')))
      .limit(SUGGESTED)
      .execute()
    return {
      items: rows.map(({ price_kopecks: kopecks, ...row }) => ({
        ...row,
        price: Number(kopecks) / 100,
        availability: row.availability,
        score: Number(row.score),
        thumbUrl: null,
        url: null,
      })),
    }
  }),

  staffRoute(addProviderProduct, async (shop, { body, member }) => {
    const link = { productId: body.ProductId, ...trimmed(body.ProviderName, body.Article) }
    return shop.db.transaction().execute((trx) => insertLink(shop, trx, member, link))
  }),

  staffRoute(mergeProduct, async (shop, { body, member }) => {
    const link = { productId: body.ProductId, ...trimmed(body.ProviderName, body.Article) }
    return shop.db.transaction().execute(async (trx) => {
      const known = await sameOffer(trx, link)
      if (known !== undefined && known.product_id !== link.productId) throw taken()
      const id = known?.id ?? (await insertLink(shop, trx, member, link)).id
      return { productId: link.productId, providerProductId: id, merged: known === undefined }
    })
  }),

  staffRoute(updateProviderProduct, async (shop, { params, body, member }) => {
    const link = trimmed(body.ProviderName, body.Article)
    return shop.db.transaction().execute(async (trx) => {
      const named = await trx
        .selectFrom('provider_product')
        .selectAll()
        .where((eb) => eb.or([eb('id', '=', params.productId), eb('product_id', '=', params.productId)]))
        .forUpdate()
        .execute()
      const before = named.find(({ id }) => id === params.productId) ?? named[0]
      if (before === undefined) throw new HttpProblem('not-found')
      if (before.id !== params.productId && named.length > 1)
        throw new HttpProblem('duplicate', { detail: 'The product has several links; name one by its id.' })
      const other = await sameOffer(trx, link)
      if (other !== undefined && other.id !== before.id) throw taken()
      const moment = new Date(shop.now())
      const { version } = await trx
        .updateTable('provider_product')
        .set((eb) => ({
          provider_name: link.providerName,
          article: link.article,
          updated_on: moment,
          version: eb('version', '+', 1),
        }))
        .where('id', '=', before.id)
        .returning('version')
        .executeTakeFirstOrThrow()
      const was = textOf({ providerName: before.provider_name, article: before.article })
      await note(shop, trx, member, before.product_id, was, textOf(link))
      return { id: before.id, version, updatedOn: moment.toISOString(), warnings: null, model: null }
    })
  }),

  staffRoute(deleteProviderProduct, async (shop, { params, member }) => {
    await shop.db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('provider_product')
        .where('id', '=', params.id)
        .returning(['product_id', 'provider_name', 'article'])
        .executeTakeFirst()
      if (gone === undefined) throw new HttpProblem('not-found')
      const was = textOf({ providerName: gone.provider_name, article: gone.article })
      await note(shop, trx, member, gone.product_id, was, null)
    })
    return null
  }),
]
