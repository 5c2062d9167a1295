import type { CompetitorOffer, ProductDelivery } from '@prilavok/contracts'
import { describe, expect, it } from 'vitest'
import { formChoices, isBig, payBanner, pulses, shownOffers } from './product.rules'
import type { PageProduct, ProductFormName } from './product.types'
import { tabOfHash } from './tab.rules'
import { videoFrame } from './video.rules'

const product: PageProduct = {
  id: 'p1',
  name: 'Краска «Снежок»',
  price: 1_500_000,
  available: true,
  weightKg: 5,
  commentsCount: 0,
  averageScore: null,
}
const delivery = (cashOnDelivery: ProductDelivery['cashOnDelivery']): ProductDelivery => ({
  free: false,
  cost: 26_000,
  priceAtOnce: null,
  discountAtOnce: null,
  priceOnDelivery: null,
  discountOnDelivery: null,
  daysFrom: 1,
  daysTo: 2,
  cashOnDelivery,
  canExamine: false,
  city: null,
})
const facts = { product, delivery: delivery('Available'), quickbuyDraw: 0, quickbuyProbability: 0.04 }
const choiceOf = (form: ProductFormName, given: Partial<typeof facts> = {}, keywords: readonly string[] = []) =>
  formChoices({ ...facts, ...given }, keywords).find((choice) => choice.form === form)
const priced = (roubles: number, more: Partial<PageProduct> = {}) => ({
  product: { ...product, price: roubles * 100, ...more },
})

describe('the buttons of a product page', () => {
  it('are six [PRODUCT-18]', () => {
    expect(formChoices(facts).map(({ form }) => form)).toEqual([
      'quickbuy',
      'stock-subscription',
      'waiting-for-discount',
      'remind-later',
      'customer-question',
      'call-me-back',
    ])
    expect(formChoices({ ...facts, product: null })).toEqual([])
  })

  it.each([
    [4_000, true, 'price'],
    [4_000.01, true, null],
    [4_001, true, null],
    [4_001, false, 'availability'],
    [1, false, 'availability'],
  ])('"call me" at %d ₽, available %s: %j [PRODUCT-21]', (roubles, available, why) => {
    expect(choiceOf('call-me-back', priced(roubles, { available }))?.why).toBe(why)
  })

  it.each([
    [2_499.99, 'Available', 'price'],
    [2_500, 'Available', null],
    [2_500, 'CheaperThan2000', 'payment'],
    [2_500, 'OnlyForPrepayment', 'payment'],
  ])('quick order at %d ₽ with payment %s: %j [PRODUCT-22]', (roubles, payment, why) => {
    expect(choiceOf('quickbuy', { ...priced(roubles), delivery: delivery(payment) })?.why).toBe(why)
  })

  it.each([
    [0, 0.04, null],
    [0.0399, 0.04, null],
    [0.04, 0.04, 'draw'],
    [0.99, 1, null],
    [0, 0, 'draw'],
    [null, 0.04, 'draw'],
  ])(
    'quick order for a draw of %j below %d: %j [PRODUCT-25] [PRODUCT-26]',
    (quickbuyDraw, quickbuyProbability, why) => {
      const given = { ...facts, quickbuyDraw, quickbuyProbability }
      expect(formChoices(given).find(({ form }) => form === 'quickbuy')?.why).toBe(why)
    },
  )

  it('quick order is not offered before the delivery is known, nor for what cannot be bought', () => {
    const waiting = formChoices({ ...facts, delivery: null }).find(({ form }) => form === 'quickbuy')
    expect(waiting?.why).toBe('payment')
    expect(choiceOf('quickbuy', priced(5_000, { available: false }))?.why).toBe('availability')
  })

  it.each([
    [9_999.99, 'price'],
    [10_000, null],
  ])('waiting for a discount at %d ₽: %j [PRODUCT-23]', (roubles, why) => {
    expect(choiceOf('waiting-for-discount', priced(roubles))?.why).toBe(why)
  })

  it('subscribe to what is sold out, remind of what is not', () => {
    const out = priced(5_000, { available: false })
    expect([choiceOf('stock-subscription')?.why, choiceOf('remind-later')?.why]).toEqual(['availability', null])
    expect([choiceOf('stock-subscription', out)?.why, choiceOf('remind-later', out)?.why]).toEqual([
      null,
      'availability',
    ])
  })

  it.each([
    [[], false],
    [['СНЕЖОК'], true],
    [['  неж '], true],
    [['', ' '], false],
    [['клей'], false],
  ])('the button for a discount pulses with the keywords %j: %s [PRODUCT-39]', (keywords, expected) => {
    expect(pulses(product.name, keywords)).toBe(expected)
    expect(choiceOf('waiting-for-discount', {}, keywords)?.pulses).toBe(expected)
    expect(choiceOf('waiting-for-discount', priced(5_000), keywords)?.pulses).toBe(false)
  })
})

it.each([
  [60, false],
  [60.001, true],
  [null, false],
])('a product of %j kg is big: %s [PRODUCT-24]', (weightKg, big) => {
  expect(isBig({ weightKg })).toBe(big)
})

it.each([
  [null, null],
  [delivery('Available'), 'pay-on-delivery'],
  [delivery('CheaperThan2000'), 'pay-at-once'],
  [delivery('CantResolve'), 'pay-at-once'],
])('the banner of %j is %j [PRODUCT-20]', (info, banner) => {
  expect(payBanner(info)).toBe(banner)
})

describe('the offers of other shops', () => {
  const offer = (score: number): CompetitorOffer => ({ score, name: null, price: null, deliveryCost: null, url: null })
  const scores = (status: string, from: number) =>
    shownOffers({ status, offers: [0.2, 0.5, 0.49, 0.9].map(offer) }, from).map(({ score }) => score)

  it('are none with NothingToShow [PRODUCT-34] [PRODUCT-35]', () => {
    expect(scores('NothingToShow', 0)).toEqual([])
  })

  it('begin at the threshold, the surest first [PRODUCT-36]', () => {
    expect(scores('HasOffers', 0.5)).toEqual([0.9, 0.5])
    expect(scores('HasOffers', 0.1)).toEqual([0.9, 0.5, 0.49, 0.2])
  })
})

it.each([
  ['#comments', 'comments'],
  ['delivery', 'delivery'],
  ['#Description', 'description'],
  ['#%E0%A4%A', null],
  ['#specs', null],
  ['', null],
])('the hash %j names the tab %j [PRODUCT-05]', (hash, tab) => {
  expect(tabOfHash(hash)).toBe(tab)
})

describe('a review video', () => {
  it.each([
    [
      'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    ],
    ['https://youtu.be/dQw4w9WgXcQ?t=5', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0'],
    [
      'https://www.youtube.com/watch?list=a&v=dQw4w9WgXcQ',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0',
    ],
    [
      'https://rutube.ru/video/0123456789abcdef0123456789abcdef/',
      'https://rutube.ru/play/embed/0123456789abcdef0123456789abcdef?autoplay=1',
    ],
    ['https://vk.com/video-123_456', 'https://vk.com/video_ext.php?oid=-123&id=456&autoplay=1'],
    ['https://vkvideo.ru/video-123_456', 'https://vk.com/video_ext.php?oid=-123&id=456&autoplay=1'],
  ])('%s is shown by %s [PRODUCT-08]', (address, frame) => {
    expect(videoFrame(address)).toBe(frame)
  })

  it.each([
    '',
    'javascript:alert(1)',
    'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'https://evil.example/?https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=short',
    'https://rutube.ru/video/../../evil/',
    'https://vk.com/video_ext.php?oid=1&id=2a"onload=x',
    '//youtu.be/dQw4w9WgXcQ',
  ])('%j is none of ours [PRODUCT-08]', (address) => {
    expect(videoFrame(address)).toBeNull()
  })
})
