import { expect as plainExpect, type Page } from '@playwright/test'
import type { DemoProduct } from '../support/buyer'
import { place } from './host-pages'
import { lookOf } from './look'

/** The first trial of a worker meets a cold server. */
const expect = plainExpect.configure({ timeout: 30_000 })

type Looks = Readonly<Record<string, Awaited<ReturnType<typeof lookOf>>>>

/** Widgets of one page, put through what a buyer does with them. */
export interface Trial {
  readonly name: string
  /** Whether the cart holds two products at the start. */
  readonly filled: boolean
  /** The markup with the widgets. */
  readonly places: (products: readonly DemoProduct[]) => string
  /** Goes through the widgets, asserts that they work, and keeps how they looked. */
  readonly run: (page: Page) => Promise<Looks>
}

/** Nothing moves, nothing is hovered over, nothing is still on its way. */
async function settled(page: Page): Promise<void> {
  await page.mouse.move(2, 2)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('[data-calculating],[data-settling],[aria-busy="true"],.pk-skeleton')).toHaveCount(0)
}

const addButton = (page: Page, place: number) => page.locator('[data-prilavok="cart-button"]').nth(place)

/** From the button over the dialog and the badge to the notification. */
const productsTrial: Trial = {
  name: 'cart button, dialog, badge, notification',
  filled: false,
  places: ([product]) => {
    const attributes = `data-id="${product?.id}" data-name="${product?.name}" data-price="100" data-link="/product/${product?.slug}"`
    return (
      place('cart-button', 264, 40, attributes) +
      place('cart-button', 160, 40, attributes) +
      place('cart-badge', 44, 22)
    )
  },
  async run(page) {
    const add = addButton(page, 0)
    await expect(addButton(page, 1).getByRole('button')).toBeVisible()
    const fresh = { button: await lookOf(add), 'narrow button': await lookOf(addButton(page, 1)) }
    await add.getByRole('button', { name: 'Добавить в корзину' }).click()
    const dialog = page.getByRole('dialog', { name: 'Товар добавлен в корзину' })
    await expect(dialog.locator('.pk-go-to-cart__total')).not.toHaveText(/^100\s/)
    await settled(page)
    const opened = { dialog: await lookOf(dialog) }
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    const badge = page.locator('[data-prilavok="cart-badge"]')
    await expect(badge).toContainText('1')
    const counting = {
      'button in the cart': await lookOf(add),
      'narrow button in the cart': await lookOf(addButton(page, 1)),
      badge: await lookOf(badge),
    }
    await add.getByRole('button', { name: /Удалить из корзины/ }).click()
    const notification = page.locator('.pk-toast')
    await expect(notification).toBeVisible()
    await page.mouse.move(2, 2)
    const told = { notification: await lookOf(notification) }
    await page.getByRole('button', { name: 'Вернуть' }).click()
    await expect(badge).toContainText('1')
    return { ...fresh, ...opened, ...counting, ...told }
  },
}

/** The cart page with two products and what goes with them. */
const cartTrial: Trial = {
  name: 'cart page',
  filled: true,
  places: () => place('cart-page', 960, 1500),
  async run(page) {
    await expect(page.locator('.pk-offer-card').first()).toBeVisible()
    await expect(page.locator('.pk-cart-summary')).not.toContainText(/2\s000/)
    await settled(page)
    const cart = page.locator('[data-prilavok="cart-page"]')
    const looks = { 'cart page': await lookOf(cart) }
    const quantity = cart.locator('.pk-quantity-stepper__number').first()
    await quantity.fill('3')
    await quantity.press('Enter')
    await expect(quantity).toHaveValue('3')
    await expect(cart).toContainText('4 товара')
    return looks
  },
}

/** The order form with its points, and an error. */
const checkoutTrial: Trial = {
  name: 'checkout page',
  filled: true,
  places: () => place('checkout-page', 1040, 4000),
  async run(page) {
    await expect(page.locator('.pk-point').first()).toBeVisible()
    await settled(page)
    const looks = { 'checkout page': await lookOf(page.locator('[data-prilavok="checkout-page"]')) }
    const lastName = page.getByLabel('Фамилия').first()
    await lastName.pressSequentially('Петров')
    await expect(lastName).toHaveValue('Петров')
    await page.getByRole('checkbox', { name: /персональных данных/ }).check()
    return looks
  },
}

/** The filters of a category with their own list of cards. */
const catalogueTrial: Trial = {
  name: 'catalogue',
  filled: false,
  places: () => place('filters', 1040, 2400, 'data-id="c-suhie-smesi-i-gruntovki" data-page-size="4"'),
  async run(page) {
    const filters = page.locator('[data-prilavok="filters"]')
    await expect(filters.locator('.pk-product-card').first()).toBeVisible()
    await settled(page)
    const looks = { filters: await lookOf(filters) }
    const option = filters.locator('.pk-filter__box').first()
    await option.check()
    await expect(filters.locator('.pk-chips__chip')).toHaveCount(1)
    await expect(filters.locator('.pk-product-card').first()).toBeVisible()
    return looks
  },
}

/** The photos of a product, their lightbox, and a block that folds. */
const galleryTrial: Trial = {
  name: 'gallery and lightbox',
  filled: false,
  places: ([product]) => {
    const photos = ['front', 'pack', 'sizes'].map(
      (view) =>
        `<a href="/images/product/${product?.id}/${view}.svg"><img src="/images/product/${product?.id}/${view}.svg" alt="${view}"></a>`,
    )
    return (
      place('gallery', 560, 480, 'data-name="photo"').replace('></div>', `>${photos.join('')}</div>`) +
      place('collapsible', 400, 200, 'data-title="Условия"').replace('></div>', '>Без условий</div>')
    )
  },
  async run(page) {
    const gallery = page.locator('[data-prilavok="gallery"]')
    await expect(gallery.locator('.pk-gallery__thumbnail')).toHaveCount(3)
    await settled(page)
    const looks = { gallery: await lookOf(gallery) }
    await gallery.locator('[data-current] > a').click()
    const viewer = page.getByRole('dialog', { name: 'Просмотр фотографий' })
    await viewer.getByRole('button', { name: 'Показать миниатюры' }).click()
    await expect(viewer.locator('[data-offset="0"] [data-ready]')).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(viewer.locator('[data-offset="0"] [data-ready]')).toHaveAttribute('alt', 'pack')
    const opened = { lightbox: await lookOf(viewer.locator('.pk-lightbox__thumbnails')) }
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await page.locator('[data-prilavok="collapsible"] summary').click()
    await expect(page.getByText('Без условий')).toBeVisible()
    return { ...looks, ...opened }
  },
}

/** The search of the catalogue with what it finds. */
const searchTrial: Trial = {
  name: 'search box',
  filled: false,
  places: () => place('search-box', 480, 48),
  async run(page) {
    const box = page.locator('[data-prilavok="search-box"]')
    const field = box.getByRole('combobox')
    await expect(field).toBeVisible()
    const looks = { 'search box': await lookOf(box) }
    await field.fill('штукатурка')
    await expect(box.getByRole('option').first()).toContainText('Штукатурка')
    await settled(page)
    const found = { 'search results': await lookOf(box.locator('.pk-anchored-layer')) }
    await page.keyboard.press('Escape')
    await expect(box.getByRole('option')).toHaveCount(0)
    return { ...looks, ...found }
  },
}

/** What was looked at earlier, and a field that the page has left to the shop. */
const viewedTrial: Trial = {
  name: 'recently viewed, product data',
  filled: false,
  places: ([product]) =>
    place('recently-viewed', 960, 320) + place('product-data', 160, 24, `data-id="${product?.id}" data-field="price"`),
  async run(page) {
    const list = page.locator('[data-prilavok="recently-viewed"]')
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await settled(page)
    await expect(page.locator('[data-prilavok="product-data"]')).toContainText('₽')
    return { 'recently viewed': await lookOf(list) }
  },
}

/** Several trials one after another on one page: opening a page costs more than trying a widget. */
const together = (parts: readonly Trial[]): Trial => ({
  name: parts.map(({ name }) => name).join(', '),
  filled: parts.some(({ filled }) => filled),
  places: (products) => parts.map(({ places }) => places(products)).join(''),
  async run(page) {
    const looks: Record<string, Looks[string]> = {}
    for (const part of parts) Object.assign(looks, await part.run(page))
    return looks
  },
})

export const trials: readonly Trial[] = [
  productsTrial,
  cartTrial,
  checkoutTrial,
  catalogueTrial,
  together([searchTrial, viewedTrial, galleryTrial]),
]
