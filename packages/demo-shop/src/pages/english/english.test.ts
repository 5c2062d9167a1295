import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '@prilavok/shop-server/testing/inside'
import { takeDatabase } from '@prilavok/shop-server/testing/kept-databases'
import { fillFixtureShop, ids } from '../../fixtures/fixture-shop'
import { createPages } from '../pages'
import { inEnglish } from './in-english'

let database: OpenDatabase
let fetchPage: (path: string, headers?: Record<string, string>) => Promise<Response>
const pageOf = async (path: string) => (await fetchPage(path)).text()

beforeAll(async () => {
  database = await takeDatabase()
  await fillFixtureShop(database.db)
  const pages = createPages({
    db: database.db,
    now: () => Date.parse('2026-10-10T09:00:00Z'),
    bundle: (build) => ({ build, stub: '/bundle/stub.js', script: `/bundle/${build}.js` }),
    standIns: true,
  })
  fetchPage = async (path, headers = {}) => pages.request(path, { headers })
})
afterAll(() => database.close())

const productAddress = `/product/${ids.cement}/cement`
const pageAddresses = [
  '/',
  '/catalog/',
  '/catalog/smesi',
  '/catalog/instrument',
  productAddress,
  '/search',
  '/search?q=цемент',
  '/profile/cart',
  `/profile/cart?add=${ids.cement}`,
  '/profile/order',
  '/profile/favourites',
  '/profile/compare',
  '/delivery/',
  `/delivery/pickpoints/${ids.moscow}`,
  '/about/',
]

describe('the pages in English', () => {
  const english = { Cookie: 'prilavok-lang=en' }
  const unescape = (text: string) =>
    text
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
  /** Everything that the shop has in its database: names, descriptions, articles, what people have written. */
  const contentOf = async () => {
    const tables = [
      ...(['product', 'category', 'manufacturer', 'spec', 'spec_option', 'category_filter', 'blog_post'] as const),
      ...(['store_feedback', 'product_comment', 'user_product_question', 'address_city', 'address_region'] as const),
      ...([
        'pick_point',
        'carrier',
        'customer_order',
        'product_attachment',
        'product_feature',
        'dynamic_category',
      ] as const),
    ]
    const rows = await Promise.all(
      tables.map((table) =>
        database.db
          .selectFrom(table as 'product')
          .selectAll()
          .execute(),
      ),
    )
    const texts: string[] = []
    const gather = (value: unknown): void => {
      if (typeof value === 'string') texts.push(value)
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(gather)
    }
    gather(rows)
    const whole = texts.join('\n')
    return `${whole}\n${whole.replace(/<[^>]*>/g, '\n')}`.replace(/\s+/g, ' ')
  }
  const readTexts = (page: string) => {
    const body = page.replace(/<script[\s\S]*?<\/script>/g, '')
    const attributes = [
      ...body.matchAll(
        /\s(?:alt|aria-label|content|title|label|placeholder|data-label|data-button|data-title|data-placeholder)="([^"]*)"/g,
      ),
    ]
    return [...body.replace(/<[^>]*>/g, '\n').split('\n'), ...attributes.map(([, value = '']) => value)]
      .map((text) => unescape(text).replace(/\s+/g, ' ').trim())
      .filter((text) => /[а-яё]/i.test(text) && text !== 'Русский')
  }

  it.each([
    ...pageAddresses,
    '/search?q=xyzzy',
    '/catalog/smesi?page=2&sort=cheap',
    '/blog/',
    '/reviews/',
    '/reviews/orders',
    '/wholesale/',
    '/profile/track',
    '/no-such-page',
  ])('%s says nothing in Russian but names and what people have written', async (path) => {
    const content = (await contentOf()).toLowerCase()
    const page = await (await fetchPage(path, english)).text()
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/)
    expect(page).toContain('"lang":"en"')
    // A name may stand in a sentence of ours.
    const ours = readTexts(page).filter((text) =>
      text
        .split(/[“”|]|: |, | · | — /)
        .some((part) => /[а-яё]/i.test(part) && !content.includes(part.trim().toLowerCase().replace(/[.…]$/, ''))),
    )
    expect(ours).toEqual([])
  })

  it('mark what stays in Russian, so that it is read aloud as such', async () => {
    const page = await (await fetchPage(productAddress, english)).text()
    expect(page).toMatch(/<h1[^>]* lang="ru"[^>]*>/)
    expect(await pageOf(productAddress)).not.toContain('lang="ru"><')
  })

  it('are chosen by a link of every page, and given up by another', async () => {
    const russian = await pageOf('/about/?x=1')
    expect(russian).toContain('href="/about/?x=1&amp;lang=en" lang="en"')
    const switched = await fetchPage('/about/?lang=en')
    const cookie = switched.headers.get('set-cookie') ?? ''
    expect(cookie).toMatch(/^prilavok-lang=en;.*HttpOnly; SameSite=Lax/)
    expect(await switched.text()).toContain('<title>About the shop — Srub i Kirpich</title>')
    const back = await fetchPage('/about/?lang=ru', { Cookie: cookie.split(';')[0] ?? '' })
    expect(back.headers.get('set-cookie')).toMatch(/^prilavok-lang=;.*Max-Age=0/)
    expect(await back.text()).toContain('<html lang="ru">')
  })

  it('have the parts that their widgets load in English as well', async () => {
    const part = await (await fetchPage(`${productAddress}/comments`, english)).text()
    expect(part).toContain('There are no reviews of “Цемент М500, 25 кг” yet.')
    expect(await pageOf(`${productAddress}/comments`)).toContain('пока нет')
  })

  it('tell search engines the same names of the way to a page', async () => {
    const page = await (await fetchPage(productAddress, english)).text()
    expect(page).toMatch(/"@type":"ListItem","position":1,"name":"Home"/)
  })

  it('leave values that forms send and addresses as they are', () => {
    expect(
      inEnglish('<input name="q" value="Цена" placeholder="Найти"><a href="/search/Цена">Цена</a><b>Ель</b> м'),
    ).toBe(
      '<input name="q" value="Цена" placeholder="Find"><a href="/search/Цена">Price</a><b lang="ru">Ель</b> <span lang="ru">м</span>',
    )
  })
})
