import {
  addProductComment,
  askAboutProduct,
  findProductComments,
  loadBestComment,
  loadBlogPost,
  loadBlogPosts,
  loadOrderReviews,
  loadProductComments,
  loadProductQuestions,
  loadStoreFeedback,
  loadSurvey,
  type Paging,
} from '@prilavok/contracts'
import type { Bench } from '../kit/bench'
import { must } from '../kit/verdict'
import { ODD_TEXTS, type Check } from './check'

interface Part {
  readonly items: readonly { readonly id: string }[]
  readonly paging: Paging
}

const firstOf = ({ facts }: Bench): string => facts.products[0] ?? ''

/** The first two pages of a list have at most two records each, and none twice. */
async function mustPage(load: (page: { pageIndex: number; pageSize: number }) => Promise<Part>): Promise<void> {
  const one = await load({ pageIndex: 1, pageSize: 2 })
  must(one.items.length <= 2, 'paging', `A page of 2 has ${one.items.length} records.`)
  must(one.paging.pageIndex === 1, 'paging', `The first page calls itself ${one.paging.pageIndex}.`)
  if ((one.paging.totalCount ?? 0) <= 2) return
  const two = await load({ pageIndex: 2, pageSize: 2 })
  const twice = two.items.filter(({ id }) => one.items.some((record) => record.id === id))
  must(twice.length === 0, 'paging', `${twice.map(({ id }) => id).join(', ')} is on both pages.`)
}

const newestFirst = (dates: readonly string[]): boolean =>
  dates.every((date, at) => at === 0 || Date.parse(dates[at - 1] ?? '') >= Date.parse(date))

/** Articles, reviews, questions and surveys; nothing is sent that a moderator would see. */
export const contentChecks: readonly Check[] = [
  {
    name: 'articles come page by page, the newest first, and open by their ids',
    run: async ({ data }) => {
      await mustPage((query) => data(loadBlogPosts, { query }))
      const { items } = await data(loadBlogPosts, { query: { pageSize: 20 } })
      must(newestFirst(items.map(({ createdOn }) => createdOn)), 'sorted', 'An older article is above a newer one.')
      const [post] = items
      if (post === undefined) return
      for (const id of [post.id, post.shortId]) {
        const { title } = await data(loadBlogPost, { params: { id } })
        must(title === post.title, 'fields', `By ${id} it is called "${title}", in the list "${post.title}".`)
      }
    },
  },
  {
    name: 'reviews of a product come page by page, with scores from 0.5 to 5',
    run: async (bench) => {
      const productId = firstOf(bench)
      await mustPage((query) => bench.data(loadProductComments, { query: { productId, ...query } }))
      const { items, averageScore } = await bench.data(loadProductComments, { query: { productId } })
      const wrong = items.find(({ score }) => score !== null && (score < 0.5 || score > 5))
      must(wrong === undefined, 'fields', `A review has the score ${String(wrong?.score)}.`)
      must(
        averageScore === null || (averageScore >= 0.5 && averageScore <= 5),
        'fields',
        `The mean is ${String(averageScore)}.`,
      )
      must(
        items.every((review) => review.productId === productId),
        'fields',
        'A review is of another product.',
      )
      await bench.data(findProductComments, { query: { score: 5 } })
    },
  },
  {
    name: 'the best review is one or nothing',
    run: async (bench) => {
      const answer = await bench.client.send(loadBestComment, { query: { productId: firstOf(bench) } })
      if (answer.status === 204) must(answer.text === '', 'nothing', 'It has a body.')
      else await bench.data(loadBestComment, { query: { productId: firstOf(bench) } })
    },
  },
  {
    name: 'questions, orders and the shop have their lists',
    run: async (bench) => {
      await bench.data(loadProductQuestions, { params: { shortId: firstOf(bench) } })
      await mustPage((query) => bench.data(loadOrderReviews, { query }))
      await mustPage((query) => bench.data(loadStoreFeedback, { query }))
      await bench.data(loadSurvey, {})
    },
  },
  {
    name: 'an article that does not exist is 404',
    run: async ({ refused }) => {
      const params = { id: 'prilavok-no-such-article' }
      await refused(loadBlogPost, { params }, { status: 404, code: 'not-found' }, 'notFound')
    },
  },
  {
    name: 'limits and odd input',
    run: async (bench) => {
      const { beyondLimit, odd } = bench
      await beyondLimit(loadBlogPosts, { query: { search: 'x'.repeat(201) } }, '/query/search')
      const review = { productId: firstOf(bench), userName: 'x', text: 'x'.repeat(5001), score: 5 }
      await beyondLimit(addProductComment, { body: review }, '/text')
      const question = { ProductId: firstOf(bench), UserName: 'x', Phone: '', Question: 'x'.repeat(2001) }
      await beyondLimit(askAboutProduct, { body: { Model: question } }, '/Model/Question')
      for (const text of ODD_TEXTS) {
        await odd(loadBlogPosts, { query: { search: text, pageIndex: -5, pageSize: 100_000 } }, text)
        await odd(loadBlogPost, { params: { id: text } }, text)
        await odd(loadProductComments, { query: { productId: text } }, text)
        await odd(loadProductQuestions, { params: { shortId: text } }, text)
      }
    },
  },
]
