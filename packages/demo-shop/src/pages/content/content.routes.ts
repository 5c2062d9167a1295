import { Hono } from 'hono'
import {
  findBlogPost,
  findBlogPosts,
  findOrderReviews,
  findStoreFeedback,
  BLOG_PATH,
  blogPostPath,
  ORDER_REVIEWS_PATH,
  STORE_REVIEWS_PATH,
  SURVEYS_PATH,
  type AskedPage,
} from '@prilavok/shop-server/kit'
import type { PageContext } from '../page-context'
import { BLOG_PAGE_SIZE, blogPage, blogPostPage } from './blog-page'
import { orderReviewsPage, storeReviewsPage } from './reviews-page'
import { abandonedSurveyPage, findAbandoned, findOrderSurvey, orderSurveyPage, surveysPage } from './survey-pages'

const MOST_SEARCH = 200

const pageOf = (wanted: string | undefined, pageSize: number): AskedPage => ({
  pageIndex: /^\d{1,6}$/.test(wanted ?? '') ? Number(wanted) : 1,
  pageSize,
})
const shownPage = ({ pageIndex, pageCount }: { readonly pageIndex: number; readonly pageCount: number | null }) => ({
  page: pageIndex,
  pageCount: pageCount ?? 1,
})

/** The blog, reviews of the shop and of orders, and surveys. */
export function contentRoutes({ db, now, show, showMissing, seen }: PageContext): Hono {
  const app = new Hono()
  app.get('/blog', (c) => c.redirect(BLOG_PATH, 301))
  app.get(BLOG_PATH, async (c) => {
    const search = (c.req.query('q') ?? '').slice(0, MOST_SEARCH).trim()
    const { posts, paging } = await findBlogPosts(db, now(), { search, ...pageOf(c.req.query('page'), BLOG_PAGE_SIZE) })
    return show(c, blogPage(posts, shownPage(paging), search))
  })
  app.get('/blog/:shortId/:name', async (c) => {
    const { shortId, name } = c.req.param()
    const post = await findBlogPost(db, now(), shortId)
    if (post === undefined) return showMissing(c)
    const path = blogPostPath({ id: post.id, slug: post.details.seoUrlName })
    return name === post.details.seoUrlName ? show(c, blogPostPage(post, seen(c).origin)) : c.redirect(path, 301)
  })
  app.get('/reviews', (c) => c.redirect(STORE_REVIEWS_PATH, 301))
  app.get(STORE_REVIEWS_PATH, async (c) => {
    const wanted = c.req.query('score') ?? ''
    const score = /^[1-5]$/.test(wanted) ? Number(wanted) : null
    const { feedback, paging, ...all } = await findStoreFeedback(db, pageOf(c.req.query('page'), 20), score)
    return show(c, storeReviewsPage(feedback, { ...all, score }, shownPage(paging)))
  })
  app.get(ORDER_REVIEWS_PATH, async (c) => {
    const { reviews, paging } = await findOrderReviews(db, pageOf(c.req.query('page'), 12))
    return show(c, orderReviewsPage(reviews, shownPage(paging)))
  })
  app.get('/profile/order-survey/:token', async (c) => {
    const token = c.req.param('token')
    const order = await findOrderSurvey(db, token)
    return order === undefined ? showMissing(c) : show(c, orderSurveyPage(token, order))
  })
  app.get('/profile/abandoned-order/:id', async (c) => {
    const id = c.req.param('id')
    const draft = await findAbandoned(db, id)
    return draft === undefined ? showMissing(c) : show(c, abandonedSurveyPage(id, draft))
  })
  app.get(SURVEYS_PATH, async (c) => show(c, await surveysPage(db)))
  return app
}
