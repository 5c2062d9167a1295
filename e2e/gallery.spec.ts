import type { Page } from '@playwright/test'
import { payableProducts } from './support/buyer'
import { BROKEN_REQUEST, expect, test } from './support/shop'

const viewer = (page: Page) => page.getByRole('dialog', { name: 'Просмотр фотографий' })
const hashOf = (page: Page) => page.evaluate(() => location.hash)
const sizeOf = (page: Page, selector: string, side: 'width' | 'height') =>
  page.locator(selector).evaluate((element, name) => Math.round(element.getBoundingClientRect()[name]), side)

test('the photos of a product turn, open, follow the address and give it back [GALLERY-01] [GALLERY-02] [GALLERY-03] [GALLERY-04] [GALLERY-06] [GALLERY-12] [GALLERY-16] [GALLERY-18]', async ({
  page,
  shop,
  isMobile,
}) => {
  const [product] = await payableProducts(shop, 1)
  const gallery = page.locator('[data-prilavok="gallery"]')
  const shown = gallery.locator('[data-current]')
  await page.goto(`/product/${product?.slug}#specs`)
  await expect(shown).toHaveAttribute('aria-label', 'Фото 1 из 5')

  // Both rows are vertical on a desktop and horizontal on a phone; the main one goes round.
  const boxes = await gallery.locator('.pk-gallery__thumbnail').evaluateAll((all) =>
    all.slice(0, 2).map((each) => {
      const { x, y } = each.getBoundingClientRect()
      return [Math.round(x), Math.round(y)]
    }),
  )
  expect(boxes[1]?.[isMobile ? 1 : 0]).toBe(boxes[0]?.[isMobile ? 1 : 0])
  await shown.getByRole('link').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(shown).toHaveAttribute('aria-label', 'Фото 5 из 5')
  await expect(shown.getByRole('img')).toBeInViewport({ ratio: 0.9 })
  const frame = await gallery.locator('.pk-gallery__main').boundingBox()
  if (frame === null) throw new Error('no gallery')
  const [x, y, far] = [frame.x + frame.width / 2, frame.y + frame.height / 2, frame.width * 0.4]
  await page.mouse.move(x + (isMobile ? far : 0), y + (isMobile ? 0 : far))
  await page.mouse.down()
  await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.move(x - (isMobile ? far : 0), y - (isMobile ? 0 : far), { steps: 4 })
  await page.mouse.up()
  await expect(shown).toHaveAttribute('aria-label', 'Фото 1 из 5')
  await expect(viewer(page)).toHaveCount(0)

  await gallery.getByRole('button', { name: 'Фото 2 из 5' }).click()
  await expect(shown.getByRole('img')).toBeInViewport({ ratio: 0.9 })
  await shown.getByRole('link').click()
  await expect(viewer(page)).toBeVisible()
  expect(await hashOf(page)).toBe('#photo-2')
  const slide = viewer(page).locator('[data-offset="0"]')
  expect(await slide.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.366s')
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => hashOf(page)).toBe('#photo-3')
  await expect(slide.getByRole('img')).toHaveAttribute('src', /\/use\.svg$/)
  await expect(slide.getByRole('img')).toBeInViewport({ ratio: 0.9 })

  // A swipe of 50 px turns, one of 49 does not.
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const swipe = async (length: number) => {
    await page.mouse.move(width / 2, height / 2)
    await page.mouse.down()
    await page.mouse.move(width / 2 - 20, height / 2)
    await page.mouse.move(width / 2 - length, height / 2)
    await page.mouse.up()
  }
  await swipe(49)
  expect(await hashOf(page)).toBe('#photo-3')
  await swipe(50)
  await expect.poll(() => hashOf(page)).toBe('#photo-4')

  await viewer(page).getByRole('button', { name: 'Показать миниатюры' }).click()
  expect(await sizeOf(page, '.pk-lightbox__thumbnails', 'width')).toBe(isMobile ? 110 : 212)
  // The focus stays inside.
  for (let turn = 0; turn < 14; turn += 1) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      () => document.activeElement?.closest('dialog') !== null || document.activeElement === document.body,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toHaveCount(0)
  await expect.poll(() => hashOf(page)).toBe('#specs')
  await expect(shown).toHaveAttribute('aria-label', 'Фото 4 из 5')
  await expect(shown.getByRole('link')).toBeFocused()

  // An address that names a slide opens it.
  await page.goto(`/product/${product?.slug}#photo-5`)
  await page.reload()
  await expect(viewer(page)).toBeVisible()
  await viewer(page).getByRole('button', { name: 'Закрыть просмотр' }).click()
  await expect(viewer(page)).toHaveCount(0)
  expect(await hashOf(page)).toBe('')
})

test('a photo that cannot be loaded says so and is tried again [GALLERY-10]; an enlarged one is moved [GALLERY-17]', async ({
  page,
  shop,
  quiet,
  isMobile,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  const [product] = await payableProducts(shop, 1)
  await page.route('**/use.svg', (route) => route.abort())
  await page.goto(`/product/${product?.slug}#photo-3`)
  const failed = viewer(page).locator('[data-offset="0"]').getByRole('alert')
  await expect(failed).toContainText('The requested content cannot be loaded. Please try again later.')
  await page.unroute('**/use.svg')
  await failed.getByRole('button', { name: 'Повторить' }).click()
  const image = viewer(page).locator('[data-offset="0"] [data-ready]')
  await expect(image).toBeVisible()

  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const whole = await sizeOf(page, '[data-offset="0"] [data-ready]', 'width')
  if (isMobile) {
    await page.touchscreen.tap(width / 2, height / 2)
    await page.touchscreen.tap(width / 2, height / 2)
  } else await page.mouse.dblclick(width / 2, height / 2)
  await expect.poll(() => sizeOf(page, '[data-offset="0"] [data-ready]', 'width')).toBeGreaterThan(whole * 1.9)
  await page.mouse.move(width / 2, height / 2)
  await page.mouse.down()
  await page.mouse.move(width / 2 - 100, height / 2, { steps: 4 })
  await page.mouse.up()
  expect(await hashOf(page)).toBe('#photo-3')
  await page.mouse.wheel(0, -30)
  await viewer(page).getByRole('button', { name: 'Показать целиком' }).click()
  await expect.poll(() => sizeOf(page, '[data-offset="0"] [data-ready]', 'width')).toBe(whole)
})

/** The lightbox of a product with five photos, open at the first one. */
async function openViewer(page: Page, shop: Parameters<typeof payableProducts>[0]): Promise<void> {
  const [product] = await payableProducts(shop, 1)
  await page.goto(`/product/${product?.slug}`)
  await page.locator('[data-prilavok="gallery"] [data-current] > a').click()
  await expect(viewer(page).locator('[data-offset="0"] [data-ready]')).toBeVisible()
}

test('the wheel turns one slide in 250 ms [GALLERY-15]; pinch, or Ctrl and the wheel, enlarges; the history turns the lightbox off and on, and leads over a link to a slide [GALLERY-03] [GALLERY-04]', async ({
  page,
  shop,
  isMobile,
}) => {
  await openViewer(page, shop)
  const stage = viewer(page).locator('.pk-lightbox__stage')
  /** Steps of a wheel, milliseconds apart as the events themselves say. */
  const wheel = (...moments: readonly number[]) =>
    stage.evaluate((element, at) => {
      for (const moment of at) {
        const event = new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true })
        Object.defineProperty(event, 'timeStamp', { value: performance.timeOrigin + moment })
        element.dispatchEvent(event)
      }
    }, moments)
  await wheel(1_000, 1_100, 1_249)
  await expect.poll(() => hashOf(page)).toBe('#photo-2')
  await wheel(1_251, 1_300, 1_502)
  await expect.poll(() => hashOf(page)).toBe('#photo-4')

  const picture = '[data-offset="0"] [data-ready]'
  await expect(viewer(page).locator(picture)).toBeVisible()
  const whole = await sizeOf(page, picture, 'width')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  if (isMobile) {
    const hand = await page.context().newCDPSession(page)
    const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number) =>
      hand.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [-1, 1].map((side, id) => ({ id, x: width / 2 + side * apart, y: height / 2 })),
      })
    await fingers('touchStart', 40)
    for (const apart of [60, 80, 100]) await fingers('touchMove', apart)
    await fingers('touchEnd', 0)
    await hand.detach()
  } else {
    await page.mouse.move(width / 2, height / 2)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -400)
    await page.keyboard.up('Control')
  }
  await expect.poll(() => sizeOf(page, picture, 'width')).toBeGreaterThan(whole * 1.5)
  expect(await hashOf(page)).toBe('#photo-4')

  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  expect(await hashOf(page)).toBe('')
  await page.goForward()
  await expect(stage).toHaveAttribute('aria-label', 'Фото 4 из 5')
  await page.evaluate(() => (location.hash = '#photo-2'))
  await expect(stage).toHaveAttribute('aria-label', 'Фото 2 из 5')
  await page.goBack()
  await expect(stage).toHaveAttribute('aria-label', 'Фото 4 из 5')
  await page.goBack()
  await expect(viewer(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the slideshow goes on every 3 s, waits under the mouse and does not move for those who want no motion [A11Y-06] [GALLERY-14]; idle, its controls fade [GALLERY-13]', async ({
  page,
  shop,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openViewer(page, shop)
  const stage = viewer(page).locator('.pk-lightbox__stage')
  const shows = (name: string) => expect(stage).toHaveAttribute('aria-label', name)
  const box = viewer(page).locator('.pk-lightbox__screen')
  expect(
    await viewer(page)
      .locator('[data-offset="0"]')
      .evaluate((slide) => getComputedStyle(slide).transitionDuration),
  ).toBe('0s')

  const play = viewer(page).getByRole('button', { name: 'Запустить слайд-шоу' })
  if (isMobile) await play.tap()
  else await play.click()
  await page.clock.fastForward(3_000)
  await shows('Фото 2 из 5')
  if (!isMobile) {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    await page.mouse.move(width / 2, height / 2)
    await page.clock.fastForward(30_000)
    await shows('Фото 2 из 5')
    await page.mouse.move(5, height - 5)
    await page.clock.fastForward(3_000)
    await shows('Фото 3 из 5')
  }
  await page.clock.fastForward(3_000)
  await expect(box).toHaveAttribute('data-idle', '')
  await page.keyboard.press('ArrowLeft')
  await expect(box).not.toHaveAttribute('data-idle')
})
