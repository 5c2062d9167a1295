import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { expect } from './shop'

/** A product of the demo shop that can be paid on delivery. */
export interface DemoProduct {
  readonly id: string
  readonly slug: string
  readonly name: string
  /** Kopecks, where a test has asked for it. */
  readonly price?: number
}

/** Products that are in stock, weigh little and cost enough for pay on delivery, dearest first. */
export async function payableProducts({ db }: OpenShop, count: number): Promise<readonly DemoProduct[]> {
  return db
    .selectFrom('product')
    .select(['id', 'slug', 'name'])
    .where('availability', '=', 'InStock')
    .where('is_visible', '=', true)
    .where('weight_kg', '<', 10)
    .where('price_kopecks', '>=', 300_000)
    .where('price_kopecks', '<=', 2_000_000)
    .orderBy('id')
    .limit(count * 4)
    .execute()
    .then((rows) => rows.slice(0, count))
}

/** Puts a product into the cart from its page and stays there with the dialog open. */
export async function addFromPage(page: Page, product: DemoProduct): Promise<void> {
  await page.goto(`/product/${product.slug}`)
  const control = page.locator(`main [data-prilavok="cart-button"][data-id="${product.id}"]`).first()
  await control.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** Puts products into the cart without a hand on the page, as an earlier visit would have. */
export async function startWithProducts(page: Page, products: readonly DemoProduct[]): Promise<void> {
  const lines = products.map(({ id, name, slug, price = 100_000 }) => ({
    id,
    name,
    price,
    thumbUrl: '',
    link: `/product/${slug}`,
    quantity: 1,
  }))
  await page.addInitScript(
    (text) => {
      if (localStorage.getItem('prilavok.cart') === null) localStorage.setItem('prilavok.cart', text)
    },
    JSON.stringify({ v: 1, goods: lines, seen: [] }),
  )
}

/** Has looked at products, as an earlier visit would have. */
export async function startWithViewed(page: Page, products: readonly DemoProduct[]): Promise<void> {
  const viewed = products.map(({ id, name, slug }) => ({
    title: name,
    uri: `/product/${slug}`,
    imageUri: `/images/product/${id}.svg`,
  }))
  await page.addInitScript((text) => localStorage.setItem('already_viewed', text), JSON.stringify(viewed))
}

/** Fills in everything that an order with pay on delivery needs. */
export async function fillInOrder(page: Page): Promise<void> {
  await page.getByLabel('Фамилия').first().fill('Петров')
  await page.getByLabel('Имя').first().fill('Иван')
  await page.getByLabel('Телефон', { exact: false }).first().fill('9123456789')
  await choosePoint(page)
  await page.getByRole('radio', { name: /При получении/ }).check()
  await page.getByRole('checkbox', { name: /персональных данных/ }).check()
}

/** Chooses the first point where the order can be paid on receipt. */
export async function choosePoint(page: Page): Promise<void> {
  const chosen = page.getByRole('button', { name: 'Выбрать другой пункт выдачи' })
  const payable = page.locator('.pk-point').filter({ hasText: 'Наличные' }).first()
  await expect(payable.or(chosen).first()).toBeVisible()
  if (await chosen.isVisible()) return
  await payable.locator('.pk-point__open').click()
  await payable.getByRole('button', { name: /Забрать здесь/ }).click()
  await expect(chosen).toBeVisible()
}

export const submitOrder = (page: Page) => page.getByRole('button', { name: 'Оформить заказ' }).first().click()

export const accepted = (page: Page) => page.getByRole('heading', { name: 'Мы приняли ваш заказ!' })

/** The rows of orders that were made by a buyer with this phone. */
export const ordersOf = ({ db }: OpenShop, draft: string) =>
  db.selectFrom('customer_order').selectAll().where('order_in_process_id', '=', draft).execute()

export const draftOf = (page: Page): string => new URL(page.url()).searchParams.get('id') ?? ''

/** A draft as the shop has it. */
export const savedDraft = ({ db }: OpenShop, id: string) =>
  db.selectFrom('order_in_process').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The order form with products in it, once its points have come. */
export async function openOrder(page: Page, shop: OpenShop, path = '/profile/order', lines = 1): Promise<void> {
  await startWithProducts(page, await payableProducts(shop, lines))
  await page.goto(path)
  await expect(page.locator('.pk-point').first()).toBeVisible({ timeout: 40_000 })
}
