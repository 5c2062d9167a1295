import {
  addProductComment,
  addStoreFeedback,
  askAboutProduct,
  findProductComments,
  loadBestComment,
  loadBlogPost,
  loadBlogPosts,
  loadOrderReviews,
  loadProductComments,
  loadProductQuestions,
  loadStoreFeedback,
} from '@prilavok/contracts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeOwnDatabase, type TestShop } from '../../testing/each-database'
import { fixtureIds as ids } from '@prilavok/demo-shop/fixtures'
import { paymentBench } from '../../testing/payment-bench'
import { shopClient } from '../../testing/shop-client'
import { issueOrderSurvey, takeOrderSurvey } from '../survey/order-surveys'

const insert = (shop: TestShop, table: string, id: string, on: string, details: object) =>
  sql`insert into ${sql.table(table)} (id, details, created_on, updated_on)
    values (${id}, ${JSON.stringify(details)}::jsonb, ${on}, ${on})`.execute(shop.server.db)

const publish = (shop: TestShop, table: string, id: string) =>
  sql`update ${sql.table(table)} set details = details || '{"status":"Published"}' where id = ${id}`.execute(
    shop.server.db,
  )

describeOwnDatabase('the blog', (shop) => {
  const posts = () => shopClient(shop.server)
  beforeAll(async () => {
    for (let number = 1; number <= 5; number += 1)
      await insert(shop, 'blog_post', `post-${number}`, `2026-01-0${number}T10:00:00Z`, {
        title: `Статья ${number}${number === 3 ? ' про тёплый пол' : ''}`,
        seoUrlName: `statya-${number}`,
        isVisible: number !== 4,
        publishedOn: number === 5 ? '2026-03-01T00:00:00Z' : null,
        shortDescription: number === 1 ? '<b>Коротко</b>' : number === 2 ? 'Просто текст' : null,
        detailedDescription: `<p>Подробно ${number}</p>`,
        relatedCategoryIds: number === 1 ? ['cat-mix'] : [],
      })
  })

  it('[CONTENT-06] is read page by page, newest first; a hidden post and one of the future are not shown [CONTENT-04]', async () => {
    const { data, status } = await posts().call(loadBlogPosts, { query: { pageIndex: 1, pageSize: 2 } })
    expect(status).toBe(200)
    expect(data.items.map(({ id }) => id)).toEqual(['post-3', 'post-2'])
    expect(data.paging.pageCount).toBe(2)
    expect((await posts().call(loadBlogPosts, { query: { pageIndex: 2, pageSize: 2 } })).data.items).toHaveLength(1)
  })

  it('[CONTENT-03] gives each post its fields, markup and text apart', async () => {
    const { data } = await posts().call(loadBlogPosts, { query: {} })
    expect(data.items.find(({ id }) => id === 'post-1')).toEqual({
      id: 'post-1',
      title: 'Статья 1',
      isVisible: true,
      createdOn: '2026-01-01T10:00:00.000Z',
      shortDescriptionHtml: '<b>Коротко</b>',
      shortDescription: null,
      shortId: 'post-1',
      seoUrlName: 'statya-1',
      picture: expect.objectContaining({ relativePath: '/images/category/smesi.svg' }),
    })
    expect(data.items.find(({ id }) => id === 'post-2')).toMatchObject({
      shortDescriptionHtml: null,
      shortDescription: 'Просто текст',
      picture: null,
    })
  })

  it('[CONTENT-05] is searched in titles and texts, whatever the spelling of ё', async () => {
    const found = async (search: string) =>
      (await posts().call(loadBlogPosts, { query: { search } })).data.items.map(({ id }) => id)
    expect(await found('ТЕПЛЫЙ пол')).toEqual(['post-3'])
    expect(await found('подробно 2')).toEqual(['post-2'])
    expect(await found('%')).toEqual([])
    expect(await found('strong')).toEqual([])
  })

  it('[CONTENT-08] moves a page index outside of the list to its nearest end', async () => {
    const pageOf = async (pageIndex: number) =>
      (await posts().call(loadBlogPosts, { query: { pageIndex, pageSize: 2 } })).data.paging.pageIndex
    expect([await pageOf(-3), await pageOf(0), await pageOf(2), await pageOf(99)]).toEqual([1, 1, 2, 2])
  })

  it('[CONTENT-07] gives one post with its text, and no hidden one', async () => {
    const { data } = await posts().call(loadBlogPost, { params: { id: 'post-2' } })
    expect(data.detailedDescription).toBe('<p>Подробно 2</p>')
    expect((await posts().call(loadBlogPost, { params: { id: 'post-4' } })).status).toBe(404)
    expect((await posts().call(loadBlogPost, { params: { id: 'post-5' } })).status).toBe(404)
  })
})

describeOwnDatabase('reviews of products', (shop) => {
  const client = () => shopClient(shop.server)
  const review = (more: object = {}) => ({
    productId: ids.cement,
    userName: 'Анна',
    text: 'Хорошо схватывается.',
    score: 4.5,
    ...more,
  })
  const listed = async () => (await client().call(loadProductComments, { query: { productId: ids.cement } })).data

  it('[CONTENT-15] go to the moderators, and are shown once they are published [CONTENT-12]', async () => {
    const { data, status } = await client().call(addProductComment, { body: review() })
    expect([status, data.succeed]).toEqual([200, true])
    expect((await listed()).items).toEqual([])
    const id = data.id ?? expect.unreachable()
    const row = await shop.server.db
      .selectFrom('product_comment')
      .select('details')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row.details).toMatchObject({ status: 'New', source: 'Site', userName: 'Анна', isVerifiedPurchase: false })
    await publish(shop, 'product_comment', id)
    const { items, averageScore, scoreCounts } = await listed()
    expect(items).toMatchObject([{ id, userName: 'Анна', score: 4.5, text: 'Хорошо схватывается.' }])
    expect([averageScore, scoreCounts]).toEqual([4.5, { 5: 1 }])
  })

  it('[CONTENT-15] need a product, a name and a text, and no score', async () => {
    const { problem, status } = await client().call(addProductComment, {
      body: review({ productId: 'nothing', userName: ' ', text: '\n' }),
    })
    expect(status).toBe(422)
    expect(problem?.errors?.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/productId', 'required'],
      ['/userName', 'required'],
      ['/text', 'required'],
    ])
    expect((await client().call(addProductComment, { body: review({ score: null }) })).status).toBe(200)
    expect((await client().call(addProductComment, { body: review({ score: 9 }) })).status).toBe(422)
    expect((await client().call(addProductComment, { body: review({ productId: ids.hidden }) })).status).toBe(422)
  })

  it('are sent once, however often one intention arrives', async () => {
    const key = { 'Idempotency-Key': '"the-same-intention"' }
    const body = review({ userName: 'Дважды' })
    const [first, second] = [
      await client().call(addProductComment, { body }, key),
      await client().call(addProductComment, { body }, key),
    ]
    expect(second.data).toEqual(first.data)
    expect(second.headers.get('Idempotent-Replayed')).toBe('true')
    const { rows } = await sql`select 1 from product_comment where details->>'userName' = 'Дважды'`.execute(
      shop.server.db,
    )
    expect(rows).toHaveLength(1)
  })

  it('keep lines and lose what a screen cannot show', async () => {
    const { data } = await client().call(addProductComment, {
      body: review({ userName: 'Им\u202Eя\n', text: 'раз\r\nдва\n\n\n\nтри\u0007' }),
    })
    const row = await shop.server.db
      .selectFrom('product_comment')
      .select('details')
      .where('id', '=', data.id ?? '')
      .executeTakeFirstOrThrow()
    expect([row.details.userName, row.details.text]).toEqual(['Имя', 'раз\nдва\n\nтри'])
  })

  it('[CONTENT-13] are found by product, category, score and pictures', async () => {
    await insert(shop, 'product_comment', 'drill-2', '2026-01-05T10:00:00Z', {
      ...review({ productId: ids.drill, score: 2 }),
      status: 'Published',
      pictures: [{ id: 'file-1' }],
    })
    const found = async (query: object) =>
      (await client().call(findProductComments, { query })).data.items.map(({ productId }) => productId)
    expect(await found({ productId: ids.drill })).toEqual([ids.drill])
    expect(await found({ categoryId: 'cat-tool' })).toEqual([ids.drill])
    expect(await found({ categoryId: 'cat-mix', score: 5 })).toEqual([ids.cement])
    expect(await found({ score: 4 })).toEqual([])
    expect(await found({ withPictures: true })).toEqual([ids.drill])
  })

  it('[CONTENT-14] have a best one: the choice of the staff, else the best that praises, else none', async () => {
    const best = (productId: string) => client().call(loadBestComment, { query: { productId } })
    expect((await best(ids.drill)).status).toBe(204)
    expect((await best(ids.cement)).data).toMatchObject({ userName: 'Анна' })
    await insert(shop, 'product_comment', 'chosen', '2026-01-01T10:00:00Z', {
      ...review({ score: 3, userName: 'Выбранный' }),
      status: 'Published',
      isBest: true,
    })
    expect((await best(ids.cement)).data).toMatchObject({ userName: 'Выбранный' })
  })
})

describeOwnDatabase('feedback on the shop', (shop) => {
  it('[CONTENT-25] goes to the moderators with name, text and score, and is shown once it is published', async () => {
    const client = shopClient(shop.server)
    const list = async () => (await client.call(loadStoreFeedback, { query: {} })).data
    const sent = await client.call(addStoreFeedback, { body: { userName: 'Олег', text: 'Быстро привезли.', score: 5 } })
    expect(sent.data.succeed).toBe(true)
    expect((await list()).items).toEqual([])
    await publish(shop, 'store_feedback', sent.data.id ?? '')
    expect(await list()).toMatchObject({ items: [{ userName: 'Олег', score: 5 }], averageScore: 5 })
    expect((await client.call(addStoreFeedback, { body: { userName: '', text: '' } })).status).toBe(422)
  })
})

describeOwnDatabase('questions about products', (shop) => {
  const model = { ProductId: ids.cement, UserName: 'Анна', Phone: '8 (900) 123-45-67' }
  const ask = (more: object) =>
    shopClient(shop.server).call(askAboutProduct, { body: { Model: { ...model, ...more }, ReCaptchaToken: '' } })
  const stored = async (id: string | null) =>
    (
      await shop.server.db
        .selectFrom('user_product_question')
        .select('details')
        .where('id', '=', id ?? '')
        .executeTakeFirstOrThrow()
    ).details

  it('[CONTENT-26] are kept for the staff as they are sent', async () => {
    const { data } = await ask({ Question: 'Какой расход?', Email: 'a@ya.ru' })
    expect(await stored(data.id)).toMatchObject({
      productId: ids.cement,
      userName: 'Анна',
      question: 'Какой расход?',
      phone: '+79001234567',
      email: 'a@ya.ru',
      status: 'New',
    })
  })

  it('[CONTENT-27] need a name and a phone; text and address are empty by default', async () => {
    expect(await stored((await ask({})).data.id)).toMatchObject({ question: '', email: null })
    const { problem } = await ask({ UserName: '', Phone: '', Email: 'nonsense' })
    expect(problem?.errors?.map(({ pointer }) => pointer)).toEqual(['/Model/UserName', '/Model/Phone', '/Model/Email'])
    expect((await ask({ Phone: '12' })).problem?.errors).toMatchObject([{ pointer: '/Model/Phone', code: 'phone' }])
  })

  it('[CONTENT-28] are read by the product once they are published, by its short id as well', async () => {
    const { data } = await ask({ Question: 'Сколько в паллете?' })
    const read = async (shortId: string) =>
      (await shopClient(shop.server).call(loadProductQuestions, { params: { shortId } })).data.items
    expect(await read(ids.cement)).toEqual([])
    await publish(shop, 'user_product_question', data.id ?? '')
    expect(await read(ids.cement)).toMatchObject([{ question: 'Сколько в паллете?', answer: null }])
    expect(await read(`A-${ids.cement}`)).toHaveLength(1)
    expect((await shopClient(shop.server).call(loadProductQuestions, { params: { shortId: 'x' } })).status).toBe(404)
  })

  it('show nobody how to reach who asked', async () => {
    const response = await shop.server.fetch(
      new Request(`http://shop.test/api/user-product-questions/by-product/${ids.cement}`),
    )
    expect(await response.text()).not.toMatch(/900|phone|email/i)
  })
})

describeOwnDatabase('reviews of orders', (shop) => {
  it('[CONTENT-21] [CONTENT-22] are what buyers answered, with a size and the carrier, without what they typed', async () => {
    const bench = paymentBench(shop)
    const draft = await bench.draftOf('anna@ya.ru', 'PayViaYooKassa')
    await bench.sendEvent(await bench.open(draft, 'yookassa'), 'paid')
    const order = await shop.server.db.selectFrom('customer_order').select('id').executeTakeFirstOrThrow()
    let made = 0
    const parts = {
      db: shop.server.db,
      now: () => Date.parse('2026-02-10T09:00:00Z'),
      randomId: () => `made-${++made}`,
    }
    const token = (await issueOrderSurvey(parts, order.id)) ?? ''
    const list = async () => (await shopClient(shop.server).call(loadOrderReviews, { query: {} })).data
    expect((await list()).items).toEqual([])
    const marks = { siteUsability: 90, staff: 80, deliverySpeed: 70, deliveryPrice: 60, productQuality: 100 }
    await takeOrderSurvey(parts, { id: token, ...NOTHING, ...marks, productPrice: 40, willOrderAgain: 95 })
    const { items, averages } = await list()
    expect(items).toMatchObject([
      {
        createdOn: '2026-02-10T09:00:00.000Z',
        cityName: 'Москва',
        data: {
          SiteUsability: 90,
          Staff: 80,
          DeliverySpeed: 70,
          DeliveryPrice: 60,
          ProductQuality: 100,
          ProductPrice: 40,
          WillOrderAgain: 95,
        },
      },
    ])
    expect(['Large', 'Medium', 'Small']).toContain(items[0]?.data.OrderSize)
    expect(items[0]?.data.TransportCompanyImagePath).toMatch(/^\/images\/carrier\/\w+\.svg$/)
    expect(averages).toMatchObject({ SiteUsability: 90 })
    expect(JSON.stringify(items)).not.toContain('секрет')
  })
})

const NOTHING = {
  orderComment: 'секрет',
  deliveryComment: null,
  commonComment: null,
  forPersonalUse: false,
  forResale: false,
  forCompanyNeeds: false,
  forInstallationToCustomer: false,
  forNone: false,
  youAreSimpleCustomer: false,
  youAreRepresentativeOfCompany: false,
  haveSmallProduction: false,
  haveOwnService: false,
  makingEquipment: false,
  youAreNone: false,
  alreadyBoughtFromYou: false,
  recommendationFromFriend: false,
  sawInAds: false,
  fromAvito: false,
}

describe('forms of visitors', () => {
  it('are limited for each visitor and address', async () => {
    const { limitedCalls, standardRateLimits } = await import('../../rules/rate-limits')
    for (const call of [addProductComment, addStoreFeedback, askAboutProduct])
      expect(limitedCalls[call.name]).toBe('form')
    expect(standardRateLimits.form.perVisitor).toEqual({ requests: 5, seconds: 60 })
  })
})
