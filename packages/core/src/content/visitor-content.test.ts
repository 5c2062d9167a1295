import { loadBestComment, loadBlogPosts, loadProductQuestions } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { createTestEffects } from '../testing'
import {
  blogPostAddress,
  clampPage,
  createBestComment,
  createBlogList,
  createProductQuestions,
  momentText,
  productCommentForm,
  productQuestionForm,
  readBlogPost,
  readOrderReviews,
  storeFeedbackForm,
} from '.'

const post = (id: string, more: object = {}) => ({
  id,
  title: `Статья ${id}`,
  isVisible: true,
  createdOn: '2026-02-01T10:00:00Z',
  shortId: id,
  seoUrlName: 'statya',
  ...more,
})
const page = (items: readonly object[], pageIndex = 1, pageCount = 3) => ({
  items,
  paging: { pageIndex, pageSize: 20, pageCount, totalCount: 60 },
})

describe('the list of the blog', () => {
  it('[CONTENT-05] [CONTENT-06] asks for a page and a search, and knows how many pages there are', async () => {
    const { effects, respond, callsOf, advance, settle } = createTestEffects()
    const { state, load, find } = createBlogList(effects)
    respond(loadBlogPosts, page([post('a')]))
    await load()
    expect(state.getState()).toMatchObject({ status: 'ready', page: 1, pageCount: 3, posts: [{ id: 'a' }] })
    respond(loadBlogPosts, page([], 1, 1))
    find('пол')
    find('полы')
    await advance(300)
    await settle()
    expect(callsOf(loadBlogPosts).map(({ input }) => input.query)).toMatchObject([
      { pageIndex: 1, search: '' },
      { pageIndex: 1, search: 'полы' },
    ])
  })

  it('[CONTENT-04] shows no hidden post, whatever the server sends', async () => {
    const { effects, respond } = createTestEffects()
    const { state, load } = createBlogList(effects)
    respond(loadBlogPosts, page([post('a'), post('b', { isVisible: false })]))
    await load()
    expect(state.getState().posts.map(({ id }) => id)).toEqual(['a'])
  })

  it('[CONTENT-08] turns to no page before the first or after the last', async () => {
    const { effects, always, callsOf } = createTestEffects()
    const { load, turn } = createBlogList(effects)
    always(loadBlogPosts, ({ query }) => page([post('a')], Number(query?.pageIndex ?? 1)))
    await load()
    for (const wanted of [9, 0, -2, 2]) await turn(wanted)
    expect(callsOf(loadBlogPosts).map(({ input }) => input.query?.pageIndex)).toEqual([1, 3, 1, 1, 2])
    expect([clampPage(5, 0), clampPage(Number.NaN, 4), clampPage(2.9, 4)]).toEqual([1, 1, 2])
  })

  it('keeps what is shown when a page could not be loaded, and takes the latest answer only', async () => {
    const { effects, respond, refuse, hold } = createTestEffects()
    const { state, load, turn } = createBlogList(effects)
    respond(loadBlogPosts, page([post('a')]))
    await load()
    refuse(loadBlogPosts, { kind: 'network' })
    await turn(2)
    expect(state.getState()).toMatchObject({ status: 'failed', posts: [{ id: 'a' }] })
    const late = hold(loadBlogPosts)
    const first = turn(2)
    respond(loadBlogPosts, page([post('c')], 3))
    await turn(3)
    late.respond(page([post('b')], 2))
    await first
    expect(state.getState()).toMatchObject({ page: 3, posts: [{ id: 'c' }] })
  })

  it('[CONTENT-04] links to /blog/{shortId}/{seoUrlName}, and to no address that may not be opened', () => {
    const origin = 'https://shop.example'
    expect(blogPostAddress('/blog/', { shortId: 'a/b', seoUrlName: 'пол' }, origin)).toBe(
      '/blog/a%2Fb/%D0%BF%D0%BE%D0%BB',
    )
    expect(blogPostAddress('javascript:x', { shortId: 'a', seoUrlName: 'b' }, origin)).toBeNull()
  })
})

it('[CONTENT-10] a blog post is read from the fields of its page', () => {
  const fields = { title: 'Статья', createdOn: '2026-02-01T10:00:00', detailedDescription: '<p>Текст</p>' }
  expect(readBlogPost(fields)).toEqual({
    title: 'Статья',
    createdOn: '01.02.2026 10:00',
    detailedDescription: '<p>Текст</p>',
  })
  expect(readBlogPost(null)).toBeNull()
  expect(readBlogPost({ title: 'Статья' })).toBeNull()
})

describe('the best review of a product', () => {
  const comment = {
    id: 'c',
    productId: 'p',
    userName: 'Анна',
    createdUtc: '2026-02-01T10:05:00Z',
    score: 4.5,
    text: 'Хорошо',
  }

  it('[CONTENT-16] has its moment as dd.MM.yyyy HH:mm by the visitor’s clock', async () => {
    const { effects, respond } = createTestEffects()
    const { state, load } = createBestComment(effects, 'p')
    respond(loadBestComment, comment)
    await load()
    const local = new Date(comment.createdUtc)
    const two = (number: number) => String(number).padStart(2, '0')
    expect(state.getState().value.comment?.createdUtcString).toBe(
      `${two(local.getDate())}.02.2026 ${two(local.getHours())}:${two(local.getMinutes())}`,
    )
    expect(momentText('nonsense')).toBe('')
  })

  it('[CONTENT-17] that could not be loaded is logged only, and loading stops', async () => {
    const { effects, refuse, reports } = createTestEffects()
    const { state, load } = createBestComment(effects, 'p')
    refuse(loadBestComment, { kind: 'network', message: 'Network Error' })
    await load()
    expect(state.getState()).toEqual({ status: 'failed', value: { comment: null } })
    expect(reports).toMatchObject([{ message: 'The best review could not be loaded: Network Error' }])
  })
})

it('[CONTENT-28] the questions of a product are requested by its short id, once', async () => {
  const { effects, always, callsOf } = createTestEffects()
  const { state, load } = createProductQuestions(effects, '42')
  always(loadProductQuestions, () => ({
    items: [{ id: 'q', userName: 'Анна', question: 'Какой?', answer: 'Такой', createdOn: '2026-02-01T10:00:00Z' }],
  }))
  await Promise.all([load(), load()])
  await load()
  expect(callsOf(loadProductQuestions).map(({ input }) => input.params)).toEqual([{ shortId: '42' }])
  expect(state.getState().value).toMatchObject([{ question: 'Какой?', answer: 'Такой' }])
})

it('[CONTENT-25] [CONTENT-21] order reviews are read from the page, without records of another shape', () => {
  const marks = {
    DeliveryPrice: 10,
    DeliverySpeed: 20,
    ProductPrice: 30,
    ProductQuality: 40,
    SiteUsability: 50,
    Staff: 60,
    WillOrderAgain: 70,
  }
  const record = {
    id: 'r',
    userName: 'Анна',
    createdOn: '2026-02-01T10:05:00',
    cityName: 'Тверь',
    data: { ...marks, OrderSize: 'Large', TransportCompanyImagePath: '/images/carrier/Cdek.svg' },
  }
  const withMark = (Staff: unknown) => ({ ...record, data: { ...record.data, Staff } })
  const broken = [null, 1, {}, ...[101, -1, '50', undefined].map(withMark)]
  const unnamed = [
    { ...record, userName: 5 },
    { ...record, userName: '' },
    { ...record, id: '' },
  ]
  for (const mark of [0, 100, null]) expect(readOrderReviews(JSON.stringify([withMark(mark)]))).toHaveLength(1)
  expect(readOrderReviews(JSON.stringify([...broken, ...unnamed, record]))).toEqual([
    {
      id: 'r',
      userName: 'Анна',
      createdOn: '01.02.2026 10:05',
      cityName: 'Тверь',
      scales: marks,
      orderSize: 'Large',
      carrierImage: '/images/carrier/Cdek.svg',
    },
  ])
  expect(readOrderReviews('nonsense')).toEqual([])
})

it('what visitors write is sent with its product and the token [CONTENT-15] [CONTENT-24] [CONTENT-26]', () => {
  const review = { score: 5, userName: 'Анна', text: 'Хорошо' }
  expect(productCommentForm.toInput(review, { productId: '42' }, 't').body).toEqual({
    productId: '42',
    ...review,
    reCaptchaToken: 't',
  })
  expect(storeFeedbackForm.toInput(review, null, 't').body).toEqual({ ...review, reCaptchaToken: 't' })
  const question = { question: 'Какой?', userName: 'Анна', phone: '9123456789', email: '' }
  expect(productQuestionForm.toInput(question, { productId: '42' }, 't').body).toEqual({
    Model: { ProductId: '42', UserName: 'Анна', Question: 'Какой?', Phone: '9123456789', Email: '' },
    ReCaptchaToken: 't',
  })
})
