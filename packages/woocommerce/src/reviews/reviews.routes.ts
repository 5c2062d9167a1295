import { addProductComment, findProductComments, loadBestComment, loadProductComments } from '@prilavok/contracts'
import { boundsOf, pagingOf, type PageQuery } from '../http/page-of'
import { HttpProblem } from '../http/problem'
import { route, type Route } from '../http/route'
import { wooIdOf } from '../woo/woo-id'
import type { Shop } from '../shop'
import { plainText } from '../woo/plain-text'
import { wooCreatedReview, wooReviews } from '../woo/review.wire'
import { WooFailure } from '../woo/woo-failure'

/** The Store API returns at most so many at once. */
const LARGEST_PAGE = 100
const MINUTE = 60

const FIELDS = 'id,product_id,reviewer,review,rating,date_created_gmt,verified'

type WooReview = (typeof wooReviews)['_zod']['output'][number]

const viewOf = (review: WooReview) => ({
  id: String(review.id),
  productId: String(review.product_id),
  userName: plainText(review.reviewer),
  createdUtc: `${review.date_created_gmt}Z`,
  score: review.rating >= 1 && review.rating <= 5 ? review.rating : null,
  text: plainText(review.review),
  advantages: null,
  disadvantages: null,
  pictures: [],
  isVerifiedPurchase: review.verified,
  answer: null,
  answeredOn: null,
  likes: 0,
  dislikes: 0,
})

type View = ReturnType<typeof viewOf>

const meanOf = (items: readonly View[]): number | null => {
  const scores = items.flatMap(({ score }) => score ?? [])
  return scores.length === 0
    ? null
    : Math.round((scores.reduce((sum, each) => sum + each, 0) / scores.length) * 10) / 10
}

/** Published reviews of a product, of a category, or of all. */
async function reviews({ woo }: Shop, filter: Readonly<Record<string, number>>, query: PageQuery) {
  const { pageIndex, pageSize } = boundsOf(query, LARGEST_PAGE)
  const asked = { ...filter, page: pageIndex, per_page: pageSize, order: 'desc', orderby: 'date_gmt', _fields: FIELDS }
  const { data, headers } = await woo.store({ path: ['products', 'reviews'], query: asked, schema: wooReviews })
  const items = data.map(viewOf)
  const total = Number(headers.get('X-WP-Total') ?? items.length)
  return { items, paging: pagingOf(pageIndex, pageSize, total), averageScore: meanOf(items), scoreCounts: null }
}

const nothingFound = (query: PageQuery) => {
  const { pageIndex, pageSize } = boundsOf(query, LARGEST_PAGE)
  return { items: [], paging: pagingOf(pageIndex, pageSize, 0), averageScore: null, scoreCounts: null }
}

/** The reviews of a product; the mean is that of all of them, which WooCommerce counts itself. */
async function reviewsOfProduct(shop: Shop, productId: string, query: PageQuery) {
  const id = wooIdOf(productId)
  if (id === null) return nothingFound(query)
  const product = (await shop.findProducts([productId])).get(productId)
  const found = await reviews(shop, { product_id: id }, query)
  return { ...found, averageScore: Number(product?.source.average_rating) || found.averageScore }
}

/** Reviews of WooCommerce; what is sent waits for a moderator. */
export const reviewRoutes: readonly Route[] = [
  route(loadProductComments, (shop, { query }) => reviewsOfProduct(shop, query.productId, query), MINUTE),
  route(
    findProductComments,
    async (shop, { query }) => {
      if (query.productId !== undefined) return reviewsOfProduct(shop, query.productId, query)
      const category = query.categoryId === undefined ? null : wooIdOf(query.categoryId)
      if (query.categoryId !== undefined && category === null) return nothingFound(query)
      const found = await reviews(shop, category === null ? {} : { category_id: category }, query)
      const { score } = query
      // The Store API cannot be asked for a score: a page is what is left of its page.
      return score === undefined ? found : { ...found, items: found.items.filter((review) => review.score === score) }
    },
    MINUTE,
  ),
  route(
    loadBestComment,
    async ({ woo }, { query: { productId } }) => {
      const id = wooIdOf(productId)
      const asked = { product_id: id ?? 0, per_page: 1, orderby: 'rating', order: 'desc', _fields: FIELDS }
      const { data } =
        id === null
          ? { data: [] }
          : await woo.store({ path: ['products', 'reviews'], query: asked, schema: wooReviews })
      const [best] = data
      return best === undefined ? null : viewOf(best)
    },
    MINUTE,
  ),
  route(addProductComment, async ({ woo, settings, log }, { body, requestId }) => {
    const id = wooIdOf(body.productId)
    if (id === null) throw new HttpProblem('not-found', { detail: 'There is no product with this id.' })
    const required = [
      ...(body.userName.trim() === '' ? [{ pointer: '/userName', code: 'required', message: 'Введите имя' }] : []),
      ...(body.text.trim() === '' ? [{ pointer: '/text', code: 'required', message: 'Введите отзыв' }] : []),
    ]
    if (required.length > 0) throw new HttpProblem('validation-failed', { errors: required })
    const review = {
      product_id: id,
      review: [body.text, body.advantages, body.disadvantages].filter(Boolean).join('\n\n'),
      reviewer: body.userName,
      reviewer_email: body.email?.trim() || settings.emailOfBuyersWithout,
      status: 'hold',
      ...(body.score !== null && { rating: Math.round(body.score) }),
    }
    try {
      const { data } = await woo.rest({
        method: 'POST',
        path: ['products', 'reviews'],
        body: review,
        schema: wooCreatedReview,
      })
      return { succeed: true, id: String(data.id), message: null }
    } catch (error) {
      if (!(error instanceof WooFailure) || error.kind !== 'refused' || (error.status ?? 0) >= 500) throw error
      if (error.status === 401 || error.status === 403) throw error
      log({ level: 'warning', requestId, text: error.message })
      throw new HttpProblem('validation-failed', {
        errors: [{ pointer: '/text', code: 'refused', message: 'Отзыв не принят' }],
      })
    }
  }),
]
