import type { Page } from '@playwright/test'
import { boxOf, linesWithin, overlap } from './support/boxes'
import { payableProducts, startWithProducts } from './support/buyer'
import { outOfPage, tornSums } from './support/geometry'
import { hold } from './support/hold'
import { expect, test } from './support/shop'

/** What moved, where from and where to. */
interface Shift {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Writes down what moves while a page is being built. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = []
    Object.assign(globalThis, { moved })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as readonly Shift[])
        moved.push(
          `${value.toFixed(4)} ${sources.map(({ node, previousRect, currentRect }) => `${node?.nodeName}.${node instanceof Element ? node.className : ''} ${JSON.stringify(previousRect)} ${JSON.stringify(currentRect)}`).join('; ')}`,
        )
    }).observe({ type: 'layout-shift', buffered: true })
  })

test('no page of the shop says anything in the console, none is wider than the screen, and mounting the buttons of the front page shifts nothing [EMBED-06]', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  const category = await shop.db
    .selectFrom('category')
    .select('path')
    .where('parent_id', 'is not', null)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  await watchShifts(page)
  const paths = [
    '/',
    '/catalog/',
    `/catalog/${category.path}`,
    `/product/${product?.slug}`,
    '/search?q=цемент',
    '/profile/cart',
    '/delivery/',
    '/about/',
  ]
  for (const path of paths) {
    await page.goto(path)
    await expect(page.locator('h1')).toBeVisible()
    await expect(page.locator('[data-prilavok="delivery-header"]').getByRole('button').first()).toBeVisible()
    await expect(page.locator('[data-prilavok="cart-button"]:not(.pk-root)')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0)
    if (path !== '/') continue
    expect(await page.evaluate(() => (globalThis as unknown as { moved: readonly string[] }).moved)).toEqual([])
  }
})

test('[EMBED-02] elements inserted later come to life, and removed ones leave nothing behind', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  await page.goto('/about/')
  await page.evaluate((id) => {
    const place = document.createElement('div')
    place.id = 'late'
    place.dataset['prilavok'] = 'cart-button'
    Object.assign(place.dataset, { id, name: 'Поздний товар', price: '100.50' })
    document.querySelector('main')?.append(place)
  }, product?.id)
  await page.locator('#late').getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.locator('#late').getByRole('link', { name: 'В корзине 1 шт.' })).toBeVisible()
  await page.keyboard.press('Escape')
  const left = await page.evaluate(async () => {
    const place = document.getElementById('late')
    place?.remove()
    await new Promise((turn) => setTimeout(turn, 0))
    return place?.childElementCount
  })
  expect(left).toBe(0)
})

test('[A11Y-02] with the keyboard alone: add, look into the dialog, come back, delete, undo', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  await page.goto(`/product/${product?.slug}`)
  const control = page.locator(`main [data-prilavok="cart-button"][data-id="${product?.id}"]`).first()
  await control.getByRole('button', { name: 'Добавить в корзину' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => control.evaluate((element) => element.contains(document.activeElement))).toBe(true)
  await control.getByRole('button', { name: /Удалить из корзины/ }).focus()
  await page.keyboard.press('Enter')
  await expect(control.getByRole('button', { name: 'Добавить в корзину' })).toBeFocused()
  await page.getByRole('button', { name: 'Вернуть' }).focus()
  await page.keyboard.press('Enter')
  await expect(control.getByRole('link', { name: 'В корзине 1 шт.' })).toBeVisible()
})

test('the stock badge of a product page takes the box of the words before it', async ({ page, shop }) => {
  const boxes = () =>
    page.evaluate(() => {
      const element = document.querySelector('[data-prilavok="stock-badge"]')
      const top = element?.parentElement?.getBoundingClientRect().top ?? 0
      return [element, element?.nextElementSibling].map((each) => {
        const { x, y, width, height } = each?.getBoundingClientRect() ?? new DOMRect()
        return { x, y: y - top, width, height }
      })
    })
  for (const availability of ['InStockAtSupplier', 'OnOrder', 'OutOfStock'] as const) {
    const { id, slug } = await shop.db
      .selectFrom('product')
      .select(['id', 'slug'])
      .where('availability', '=', availability)
      .where('is_visible', '=', true)
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const { release } = await hold(page, /stock-badge-[\w-]+\.js$/)
    await page.goto(`/product/${slug}`)
    const badge = page.locator(`[data-prilavok="stock-badge"][data-id="${id}"]`)
    await expect(badge.locator('.stock-badge__text')).toBeVisible()
    const words = await badge.textContent()
    const before = await boxes()
    await release()
    await expect(badge.locator('.pk-stock-badge')).toHaveText(words ?? '')
    expect(await boxes(), availability).toEqual(before)
  }
})

test('a cart with a long name, offers and many notices: words whole, nothing covered', async ({ page, shop }) => {
  const products = await payableProducts(shop, 4)
  const [first] = products
  const rename = (name: string) =>
    shop.db
      .updateTable('product')
      .set({ name })
      .where('id', '=', first?.id ?? '')
      .execute()
  await rename('Ёмкость, шкаф и ящик для йодных щёток: очень длинное название с точками над буквами, второе и третье')
  try {
    await startWithProducts(page, products)
    await page.goto('/profile/cart')
    const line = (name: string) => page.locator('.pk-cart-line').filter({ hasText: name })
    expect(await linesWithin(line('Ёмкость').locator('.pk-product-name'))).toBe(3)
    const offers = page.locator('.pk-offer-card')
    await expect(offers.first()).toBeVisible()
    for (const offer of await offers.all()) {
      expect(await linesWithin(offer.locator('.pk-cart-button__label'))).toBe(1)
      const price = await boxOf(offer.locator('.pk-offer-card__amount'))
      expect(overlap(price, await boxOf(offer.locator('.pk-cart-button')))).toBe(false)
    }
    for (const { name } of products.slice(1)) await line(name).locator('.pk-cart-line__delete').click()
    await page.mouse.move(0, 0)
    const stack = await boxOf(page.locator('.pk-toast-stack'))
    expect(stack.bottom - stack.top).toBeLessThanOrEqual(260)
    for (const kept of ['.cart-link:visible', 'a[href^="tel:"]:visible'])
      expect(overlap(stack, await boxOf(page.locator(kept).first()))).toBe(false)
    expect([await tornSums(page), await outOfPage(page)]).toEqual([[], []])
  } finally {
    await rename(first?.name ?? '')
  }
})
