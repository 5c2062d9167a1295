import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { addDemoRecords } from '../../seeds/staff-records'
import { demoToday } from '../../seeds/today'
import type { ShopServer } from '@prilavok/shop-server/handler'
import { openTestShop } from '@prilavok/shop-server/testing/each-database'
import { fillFixtureShop, ids } from '../../fixtures/fixture-shop'
import { createPages } from '../pages'

const HOSTILE = '</script><script>alert(1)</script><img src=x onerror="alert(1)">'

describe('the pages of blog, reviews and surveys', () => {
  let server: ShopServer
  let get: (
    path: string,
  ) => Promise<{ readonly status: number; readonly html: string; readonly location: string | null }>
  beforeAll(async () => {
    server = await openTestShop({
      now: () => demoToday,
      sandbox: true,
    })
    const { db } = server
    await fillFixtureShop(db)
    await addDemoRecords(db)
    const pages = createPages({
      db,
      now: () => demoToday,
      bundle: (build) => ({ build, stub: '/bundle/stub.js', script: '/bundle/prilavok.js' }),
    })
    get = async (path) => {
      const response = await pages.request(`http://shop.test${path}`)
      return { status: response.status, html: await response.text(), location: response.headers.get('Location') }
    }
    return async () => server.close()
  }, 120_000)

  it('[CONTENT-01] [CONTENT-02] the blog is served at /blog/ with cards and pages, a post at /blog/{a}/{b}', async () => {
    const { status, html } = await get('/blog/')
    expect(status).toBe(200)
    expect(html.match(/class="post-card"/g)).toHaveLength(9)
    expect(html).toContain('data-prilavok="blog-list"')
    expect(html).toContain('/blog/?page=4')
    const link = /href="(\/blog\/blog_post-0\/[^"]+)"/.exec(html)?.[1] ?? ''
    const post = await get(link)
    expect(post.status).toBe(200)
    expect(post.html).toContain('"@type":"BlogPosting"')
    expect((await get('/blog/blog_post-0/other')).location).toBe(link)
    expect((await get('/blog/blog_post-3/x')).status).toBe(404)
  })

  it('[CONTENT-09] [CONTENT-10] the page of a post has the element blog-post with hidden fields', async () => {
    const { html } = await get((await get('/blog/blog_post-0/x')).location ?? '')
    expect(html).toMatch(
      /<div id="blog-post" class="blog-post hidden">\s*<input type="hidden" name="title" value="Как выбрать цемент">/,
    )
    expect(html).toContain('name="created-on"')
    expect(html).toContain('name="detailed-description" value="&lt;p&gt;')
  })

  it('[CONTENT-02] finds posts without a script, and says when there are none', async () => {
    expect((await get(`/blog/?q=${encodeURIComponent('цемент')}`)).html).toContain('Как выбрать цемент')
    expect((await get('/blog/?q=xyzzy')).html).toContain('Ничего не нашли')
    expect((await get('/blog/?page=999')).html).toContain('aria-label="Страница 4" aria-current="page"')
  })

  it('[CONTENT-24] the page about the shop has its reviews as text, a button for more and structured data', async () => {
    await sql`insert into store_feedback (id, details, created_on, updated_on) values ('hostile',
      ${JSON.stringify({ userName: HOSTILE, text: HOSTILE, score: 1, status: 'Published' })}::jsonb, now(), now())`.execute(
      server.db,
    )
    const { html } = await get('/reviews/')
    expect(html).toContain('data-prilavok="store-feedback-button"')
    expect(html).toContain('"@type":"Store"')
    expect(html).toContain('"@type":"AggregateRating"')
    expect(html).not.toContain('<img src=x')
    expect(html).not.toContain('<script>alert')
  })

  it('[CONTENT-24] the page about the shop says how many have given so many stars, and shows those of one score', async () => {
    const { html } = await get('/reviews/')
    const rows = [...html.matchAll(/max="(\d+)" value="(\d+)"/g)].map(([, most, count]) => [
      Number(most),
      Number(count),
    ])
    expect(rows).toHaveLength(5)
    expect(rows.reduce((sum, [, count = 0]) => sum + count, 0)).toBe(rows[0]?.[0])
    const { html: fours } = await get('/reviews/?score=4')
    const scores = new Set([...fours.matchAll(/review__head.*?Оценка (\d) из/g)].map(([, score]) => score))
    expect([...scores]).toEqual(['4'])
    expect(fours).toMatch(/score=4" aria-current="true"/)
    expect((await get('/reviews/?score=9')).html).toMatch(/aria-current="true">Все отзывы/)
  })

  it('[CONTENT-20] there is a page of order reviews, whose data block the widget reads', async () => {
    const { status, html } = await get('/reviews/orders')
    expect(status).toBe(200)
    expect(html).toMatch(/data-prilavok="order-reviews"><script type="application\/json"/)
  })

  it('the page of a product has its published questions, and nobody’s phone, as structured data', async () => {
    await sql`insert into user_product_question (id, details, created_on, updated_on) values ('hostile', ${JSON.stringify(
      {
        productId: ids.cement,
        userName: 'Анна',
        question: HOSTILE,
        answer: 'Да',
        phone: '+79001112233',
        status: 'Published',
      },
    )}::jsonb, now(), now())`.execute(server.db)
    const { html } = await get(`/product/${ids.cement}/cement`)
    expect(html).toContain('"@type":"FAQPage"')
    expect(html).not.toContain('<script>alert')
    expect(html).not.toContain('9001112233')
    expect(html).toContain('data-prilavok="product-comment-button"')
  })

  it('[SURVEY-18] the survey of an abandoned order has a page, which thanks once it is answered', async () => {
    await sql`insert into order_in_process (id, cart, customer, delivery)
      values ('demo-abandoned-order-000001', '[]', '{}', '{}')`.execute(server.db)
    const { html } = await get('/profile/abandoned-order/demo-abandoned-order-000001')
    expect(html).toContain('data-prilavok="abandoned-survey" data-id="demo-abandoned-order-000001"')
    await sql`insert into abandoned_survey values ('demo-abandoned-order-000001', '{}', now())`.execute(server.db)
    expect((await get('/profile/abandoned-order/demo-abandoned-order-000001')).html).toContain(
      'Спасибо, ваш ответ у нас',
    )
    expect((await get('/profile/abandoned-order/nothing')).status).toBe(404)
    expect((await get('/profile/order-survey/nothing')).status).toBe(404)
  })
})
