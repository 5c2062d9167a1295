import type { Page } from '@playwright/test'
import type { DemoProduct } from '../support/buyer'
import { place } from './host-pages'
import type { Look, LookAt } from './look'
import { expect } from './patient-expect'

export type Looks = Readonly<Record<string, Look>>

/** Pictures of the usual screen cost less; not every widget fits on it. */
const USUAL_SCREEN = { width: 1280, height: 900 }
const HIGH_SCREEN = { width: 1280, height: 2600 }
/** The first that is too high; those after it are as well. */
const FIRST_HIGH = 'filters'

/** Two products are in the cart, the third is not. */
type Products = readonly [DemoProduct, DemoProduct, DemoProduct]

const button = (width: number, { id, name, slug }: DemoProduct) =>
  place('cart-button', width, 40, `data-id="${id}" data-name="${name}" data-price="100" data-link="/product/${slug}"`)
const holding = (html: string, content: string) => html.replace('></div>', `>${content}</div>`)
const photoOf = ({ id }: DemoProduct, view: string) =>
  `<a href="/images/product/${id}/${view}.svg"><img src="/images/product/${id}/${view}.svg" alt="${view}"></a>`

const WIDGETS: Readonly<Record<string, (products: Products) => string>> = {
  button: ([, , fresh]) => button(264, fresh),
  'narrow button': ([, , fresh]) => button(160, fresh),
  'button in the cart': ([inCart]) => button(264, inCart),
  'narrow button in the cart': ([inCart]) => button(160, inCart),
  badge: () => place('cart-badge', 44, 22),
  'search box': () => place('search-box', 480, 48),
  'recently viewed': () => place('recently-viewed', 960, 320),
  gallery: ([, , fresh]) =>
    holding(
      place('gallery', 560, 480, 'data-name="photo"'),
      ['front', 'pack', 'sizes'].map((view) => photoOf(fresh, view)).join(''),
    ),
  'folding block': () => holding(place('collapsible', 400, 200, 'data-title="Условия"'), 'Без условий'),
  filters: () => place('filters', 1040, 2400, 'data-id="c-suhie-smesi-i-gruntovki" data-page-size="4"'),
  'cart page': () => place('cart-page', 960, 1500),
  'checkout page': () => place('checkout-page', 1040, 2400),
}

/** The markup with a place for every widget. */
export const placesOf = (products: Products): string =>
  Object.values(WIDGETS)
    .map((html) => html(products))
    .join('')

/** Keeps how every widget looks where it stands, and every layer that one of them opens. */
export async function lookAtAll(page: Page, settled: () => Promise<void>, look: LookAt): Promise<Looks> {
  await expect(page.locator('.pk-point').first()).toBeVisible()
  await expect(page.locator('.pk-offer-card').first()).toBeVisible()
  await expect(page.locator('.pk-product-card').first()).toBeVisible()
  await page.locator('[data-prilavok="collapsible"] summary').click()
  await page.mouse.move(2, 2)
  await settled()
  const looks: Record<string, Look> = {}
  for (const [at, name] of Object.keys(WIDGETS).entries()) {
    if (name === FIRST_HIGH) await page.setViewportSize(HIGH_SCREEN)
    looks[name] = await look(page.locator('.stand > [data-prilavok]').nth(at))
  }
  await page.setViewportSize(USUAL_SCREEN)
  for (const layers of [search, cartDialog, lightbox]) Object.assign(looks, await layers(page, settled, look))
  return looks
}

type Layers = (page: Page, settled: () => Promise<void>, look: LookAt) => Promise<Looks>

const search: Layers = async (page, settled, look) => {
  const box = page.locator('[data-prilavok="search-box"]')
  // Suggestions open where there is more room.
  await box.evaluate((place) => scrollBy({ top: place.getBoundingClientRect().top - 100, behavior: 'instant' }))
  await box.getByRole('combobox').fill('штукатурка')
  await page.mouse.move(2, 2)
  await expect(box.getByRole('option').first()).toContainText('Штукатурка')
  await settled()
  const looks = { 'search results': await look(box.locator('.pk-anchored-layer')) }
  await page.keyboard.press('Escape')
  await expect(box.getByRole('option')).toHaveCount(0)
  return looks
}

const cartDialog: Layers = async (page, settled, look) => {
  const fresh = page.locator('[data-prilavok="cart-button"]').first()
  await fresh.getByRole('button', { name: 'Добавить в корзину' }).click()
  const dialog = page.getByRole('dialog', { name: 'Товар добавлен в корзину' })
  await expect(dialog.locator('.pk-go-to-cart__total')).not.toHaveText(/^100\s/)
  await page.mouse.move(2, 2)
  await settled()
  const looks = { dialog: await look(dialog) }
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await fresh.getByRole('button', { name: /Удалить из корзины/ }).click()
  const notification = page.locator('.pk-toast')
  // It stays while a mouse is over it.
  await notification.hover()
  return { ...looks, notification: await look(notification) }
}

const lightbox: Layers = async (page, _, look) => {
  await page.locator('[data-prilavok="gallery"] [data-current] > a').click()
  const viewer = page.getByRole('dialog', { name: 'Просмотр фотографий' })
  await viewer.getByRole('button', { name: 'Показать миниатюры' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.locator('[data-offset="0"] [data-ready]')).toHaveAttribute('alt', 'pack')
  const looks = { lightbox: await look(viewer.locator('.pk-lightbox__thumbnails')) }
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  return looks
}
