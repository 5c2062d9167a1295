import { loadProduct } from '@prilavok/contracts'
import { beforeAll, expect, it } from 'vitest'
import { describeOwnDatabase } from '@prilavok/shop-server/testing/each-database'
import { ids } from '../../fixtures/fixture-shop'
import { shopClient } from '@prilavok/shop-server/testing/shop-client'
import { createPages } from '../pages'

const attack = '<img src=x onerror=alert(1)>'

describeOwnDatabase('reviews of a product', (shop) => {
  let textOf: (path: string) => Promise<string>
  const drill = `/product/${ids.drill}/drel`
  beforeAll(async () => {
    const pages = createPages({
      db: shop.server.db,
      now: () => 0,
      bundle: (build) => ({ build, stub: '/bundle/s.js', script: '/bundle/x.js' }),
    })
    textOf = async (path) => (await pages.request(path)).text()
    const review = (id: string, score: number, more: object = {}) => ({
      id,
      details: JSON.stringify({
        productId: ids.drill,
        userName: `Имя ${id}`,
        text: `Текст ${id}`,
        score,
        status: 'Published',
        ...more,
      }),
      created_on: `2026-09-1${id}T21:30:00Z`,
    })
    await shop.server.db
      .insertInto('product_comment')
      .values([
        review('1', 5, { isBest: true }),
        review('2', 3.5, { answer: 'Заменим', isVerifiedPurchase: true, advantages: 'Тихая' }),
        review('3', 5, { userName: attack, text: attack }),
        review('4', 1, { status: 'New' }),
        review('5', 1, { status: 'Spam' }),
      ])
      .execute()
  })

  it('are its rating: only the published ones count [PRODUCT-03]', async () => {
    const { data } = await shopClient(shop.server).call(loadProduct, { params: { id: ids.drill } })
    expect(data).toMatchObject({ commentsCount: 3, averageUserScore: 4.5 })
    const page = await textOf(drill)
    expect(page).toContain('data-product-comments-count="3" data-product-average-user-score="4.5"')
    expect(page).toMatch(/<span class="product__rating">.*Оценка 4,5 из 5.*3\u00a0отзыва<\/a>/)
    expect(await textOf('/catalog/instrument')).toMatch(/Оценка 4,5 из 5.*aria-label="3\u00a0отзыва">3</)
  })

  it('are named to search engines where there are any, and only there', async () => {
    const product = async (path: string) =>
      JSON.parse(/id="product-data"[^>]*>(.*?)<\/script>/.exec(await textOf(path))?.[1] ?? '{}') as object
    expect(await product(drill)).toMatchObject({
      '@type': 'Product',
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3, bestRating: 5 },
    })
    expect(await product(`/product/${ids.cement}/cement`)).not.toHaveProperty('aggregateRating')
  })

  it('come when their tab is opened: the chosen one first, then the newest, as text [PRODUCT-07]', async () => {
    const list = await textOf(`${drill}/comments`)
    expect([...list.matchAll(/<p class="review__text">(.*?)<\/p>/g)].map(([, text]) => text)).toEqual([
      'Текст 1',
      '&lt;img src=x onerror=alert(1)&gt;',
      'Текст 2',
    ])
    expect(list).not.toContain('<img')
    // Half past nine in the evening by UTC is the next day in the shop.
    expect(list).toContain('<time class="review__date" datetime="2026-09-12">12.09.2026</time>')
    expect(list).toMatch(/<b>Достоинства:<\/b> Тихая.*Купил в этом магазине.*<b>Ответ магазина<\/b><p>Заменим<\/p>/s)
    expect(await textOf(`/product/${ids.cement}/cement/comments`)).toContain('пока нет')
  })
})
