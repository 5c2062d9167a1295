import {
  addProductComment,
  findProductComments,
  loadBestComment,
  loadProductComments,
  type ProductCommentCreate,
  type ProductCommentList,
  type ProductCommentView,
} from '@prilavok/contracts'
import { bestComment, findComments, type CommentFilter, type CommentRow } from '../../content/comments.queries'
import { refuseInvalid } from '../../http/problem'
import { route, VISITOR_FORM, type Route } from '../../http/route'
import { filePath, urlFor } from '../../links'
import type { AskedPage } from '../../rules/pages-of'
import { emailOf, lineOf, needed, phoneOf, textOf } from '../../rules/visitor-form'
import type { Shop } from '../../shop'
import { insertRecord } from './insert-record'

const NO_PICTURE = { relativePath: null, srcSet: null, alt: null, width: null, height: null, blurHash: null }

const viewOf = (shop: Shop, { id, details, created_on: createdOn }: CommentRow): ProductCommentView => ({
  id,
  productId: details.productId,
  userName: details.userName,
  createdUtc: createdOn.toISOString(),
  score: details.score,
  text: details.text,
  advantages: details.advantages ?? null,
  disadvantages: details.disadvantages ?? null,
  pictures: (details.pictures ?? []).map((file) => {
    const address = urlFor(shop, filePath(file.id))
    return { ...NO_PICTURE, id: file.id, defaultPath: address, previewPath: address }
  }),
  isVerifiedPurchase: details.isVerifiedPurchase === true,
  answer: details.answer ?? null,
  answeredOn: details.answeredOn ?? null,
  likes: details.likes ?? 0,
  dislikes: details.dislikes ?? 0,
})

async function listOf(shop: Shop, filter: CommentFilter, asked: AskedPage): Promise<ProductCommentList> {
  const { comments, paging, average, scoreCounts } = await findComments(shop.db, filter, asked)
  return { items: comments.map((comment) => viewOf(shop, comment)), paging, averageScore: average, scoreCounts }
}

/** Whether somebody with this order has bought the product. */
async function hasBought({ db }: Shop, orderId: string | null, productId: string): Promise<boolean> {
  if (orderId === null) return false
  const line = await db
    .selectFrom('order_item')
    .select('order_id')
    .where('order_id', '=', orderId)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return line !== undefined
}

const isShown = async ({ db }: Shop, productId: string) =>
  (await db
    .selectFrom('product')
    .select('id')
    .where('id', '=', productId)
    .where('is_visible', '=', true)
    .executeTakeFirst()) !== undefined

async function addComment(shop: Shop, body: ProductCommentCreate) {
  const [userName, text] = [lineOf(body.userName), textOf(body.text, 5_000)]
  const [phone, email] = [phoneOf('/phone', body.phone, shop.settings), emailOf('/email', body.email)]
  const errors = [
    ...needed('/productId', (await isShown(shop, body.productId)) ? body.productId : null, 'Такого товара нет'),
    ...needed('/userName', userName, 'Введите своё имя'),
    ...needed('/text', text, 'Напишите отзыв'),
    ...phone.errors,
    ...email.errors,
  ]
  refuseInvalid(errors)
  const id = await insertRecord(shop, 'product_comment', {
    productId: body.productId,
    userName,
    phone: phone.value,
    email: email.value,
    // In half stars, as the staff's form has it.
    score: body.score === null ? null : Math.round(body.score * 2) / 2,
    text,
    advantages: textOf(body.advantages, 2_000),
    disadvantages: textOf(body.disadvantages, 2_000),
    pictures: [],
    status: 'New',
    isVerifiedPurchase: await hasBought(shop, body.orderId, body.productId),
    isBest: false,
    orderId: body.orderId,
    source: 'Site',
  })
  return { succeed: true, id, message: null }
}

const robotCheck = { action: 'product-comment', token: (body: ProductCommentCreate) => body.reCaptchaToken }

/** The reviews of products: published ones are shown, new ones go to the moderators. Source: CONTENT-12 to CONTENT-15. */
export const commentRoutes: readonly Route[] = [
  route(loadProductComments, { caching: 60 }, (shop, { query }) => listOf(shop, { productId: query.productId }, query)),
  route(findProductComments, { caching: 60 }, (shop, { query }) => listOf(shop, query, query)),
  route(loadBestComment, { caching: 300 }, async (shop, { query }) => {
    const best = await bestComment(shop.db, query.productId)
    return best === undefined ? null : viewOf(shop, best)
  }),
  route(addProductComment, { ...VISITOR_FORM, robotCheck }, (shop, { body }) => addComment(shop, body)),
]
