import { expect, test } from 'vitest'
import { demoCatalogue } from '../catalogue/catalogue'
import { demoToday } from '../today'

const { products, reviews } = demoCatalogue(2_000)
const ofProduct = new Map<unknown, (typeof reviews)[number][]>()
for (const review of reviews) {
  const product = review.details['productId']
  ofProduct.set(product, [...(ofProduct.get(product) ?? []), review])
}

test('more than half of the products have reviews, and what sells best has many', () => {
  expect(ofProduct.size).toBeGreaterThan(products.length * 0.55)
  expect(ofProduct.size).toBeLessThan(products.length * 0.8)
  for (const { id, tags } of products)
    if (tags.includes('Hit')) expect(ofProduct.get(id)?.length ?? 0, id).toBeGreaterThanOrEqual(5)
})

test('no product has the same text twice, and each review is as old as its product at most', () => {
  const created = new Map(products.map(({ id, created_on }) => [id, created_on]))
  for (const [product, found] of ofProduct) {
    expect(new Set(found.map(({ details }) => details['text'])).size, String(product)).toBe(found.length)
    for (const { created_on } of found) {
      expect(created_on >= (created.get(String(product)) ?? '')).toBe(true)
      expect(Date.parse(created_on)).toBeLessThanOrEqual(demoToday)
    }
  }
})

test('the shop answers what was wrong, and the moderators have something to do', () => {
  const answered = reviews.filter(({ details }) => details['answer'] !== null)
  expect(answered.length).toBeGreaterThan(50)
  expect(answered.every(({ details }) => Number(details['score']) <= 3)).toBe(true)
  const fresh = reviews.filter(({ details }) => details['status'] === 'New').length
  expect(fresh).toBeGreaterThan(5)
  expect(fresh).toBeLessThan(reviews.length / 10)
})

test('some products have a review video', () => {
  const filmed = products.filter(({ video_url }) => video_url !== null)
  expect(filmed.length).toBeGreaterThan(100)
  expect(
    filmed.every(({ video_url }) => /^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/.test(video_url ?? '')),
  ).toBe(true)
})
