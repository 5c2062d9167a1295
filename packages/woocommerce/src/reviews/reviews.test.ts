import { addProductComment, loadBestComment, loadProductComments } from '@prilavok/contracts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openRecordedShop, type RecordedShop } from '../testing/recorded-shop'
import { shopClient, type ShopClient } from '../testing/shop-client'

let shop: RecordedShop
let call: ShopClient
beforeAll(async () => {
  shop = await openRecordedShop('reviews')
  call = shopClient(shop.handler)
})
afterAll(() => shop.close())

it('shows the published reviews of a product page by page, with the mean of all', async () => {
  const productId = shop.product('drill')
  const page = (pageIndex: number) => call(loadProductComments, { query: { productId, pageIndex, pageSize: 2 } })
  const [one, two] = [await page(1), await page(2)]
  const shown = (answer: typeof one) => answer.data.items.map(({ userName, score, text }) => [userName, score, text])
  expect(shown(one)).toEqual([
    ['Мария', 3, 'Шумит.'],
    ['Пётр', 4, 'Тяжёлая, но мощная.'],
  ])
  expect(shown(two)).toEqual([['Анна', 5, 'Сверлит бетон.']])
  expect([one.data.averageScore, one.data.paging.totalCount, one.data.paging.pageCount]).toEqual([4, 3, 2])
})

it('has a best review, or nothing', async () => {
  const best = await call(loadBestComment, { query: { productId: shop.product('drill') } })
  expect(best.data?.userName).toBe('Анна')
  expect((await call(loadBestComment, { query: { productId: shop.product('saw') } })).status).toBe(204)
})

it('gives a sent review to the moderators, and shows it to nobody before', async () => {
  const productId = shop.product('chisel')
  const review = { productId, userName: 'Иван', text: 'Держит заточку <b>месяц</b>', score: 4.5 }
  expect((await call(addProductComment, { body: review })).data.succeed).toBe(true)
  expect((await call(loadProductComments, { query: { productId } })).data.items).toEqual([])
})

it('refuses a review of a product that WooCommerce does not have', async () => {
  const review = { userName: 'Иван', text: 'Текст', score: 5 }
  expect((await call(addProductComment, { body: { ...review, productId: '../orders' } })).code).toBe('not-found')
  expect((await call(addProductComment, { body: { ...review, productId: '99999999' } })).code).toBe('validation-failed')
})

it('asks for nothing that was not recorded', () => expect(shop.unknown()).toEqual([]))
