import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { decodePng, type Picture } from './hosts/png'
import { payableProducts, startWithProducts, type DemoProduct } from './support/buyer'
import { expect, test } from './support/shop'
import { cartButton, setStage } from './support/stage'

declare global {
  /** How many controls stood in each frame of the page. */
  var stood: number[]
  /** How much of the page has moved without being asked. */
  var moved: number
}

/** So many controls that a page always draws. */
const ALWAYS = 24
const MANY = 100
const VERY_MANY = 1_500
/** Of one control: its place, its root, the add button and the label. */
const ELEMENTS = 4
/** How far a ring of focus reaches beyond its element: its width and its distance, px. */
const RING = 4

/** Whether each control of the page is drawn, and not only kept a place for. */
const drawn = (page: Page) =>
  page
    .locator('.pk-cart-button__label')
    .evaluateAll((all) => all.map((each) => each.checkVisibility({ contentVisibilityAuto: true })))

/** How many elements each pass of style took up, in the order of a trace. */
function passesOfStyle(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    readonly traceEvents: ReadonlyArray<{
      readonly name: string
      readonly ts: number
      readonly args: { readonly elementCount?: number }
    }>
  }
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .sort((one, other) => one.ts - other.ts)
    .map(({ args }) => args.elementCount ?? 0)
}

const listOf = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `<p>Товар ${at}</p>${cartButton({ id: `g${at}`, name: `Товар ${at}` })}`,
  ).join('')

test('a very long list comes in slices, and the page shows frames between them', async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.stood = []
    const look = () => {
      globalThis.stood.push(document.querySelectorAll('.pk-cart-button').length)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await setStage(page, { body: listOf(VERY_MANY) })
  await page.goto('/stage')
  await expect(page.locator('.pk-cart-button__add')).toHaveCount(VERY_MANY)
  const steps = new Set(await page.evaluate(() => globalThis.stood.filter((count) => count > 0)))
  expect(steps.size).toBeGreaterThan(2)
})

test('a very long list that is built as the guide for pages says moves nothing, and its last control works', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  const css = await readFile(fileURLToPath(new URL('../docs/snippets/start/long-list.css', import.meta.url)), 'utf8')
  const card = ({ id, name }: Pick<DemoProduct, 'id' | 'name'>) =>
    `<article class="card"><p>${name}</p>${cartButton({ id, name })}</article>`
  const others = Array.from({ length: VERY_MANY }, (_, at) => card({ id: `g${at}`, name: `Товар ${at}` }))
  await page.addInitScript(() => {
    globalThis.moved = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        globalThis.moved += (entry as PerformanceEntry & { readonly value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await setStage(page, { css, body: others.join('') + card(product) })
  await page.goto('/stage')
  await expect(page.locator('.pk-cart-button__add')).toHaveCount(VERY_MANY + 1)
  expect(await page.evaluate(() => globalThis.moved)).toBe(0)
  const last = page.locator('.card').last()
  await last.scrollIntoViewIfNeeded()
  await last.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(last.getByRole('link', { name: 'В корзине 1 шт.' })).toBeAttached()
  expect((await last.locator('.pk-cart-button').boundingBox())?.height).toBeLessThanOrEqual(44)
})

test('what comes after a list restyles none of its controls', async ({ page, browser }) => {
  await setStage(page, { body: listOf(MANY) })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.goto('/stage')
  await expect(page.locator('.pk-cart-button__add')).toHaveCount(MANY)
  await page.waitForFunction(() => 'prilavok' in globalThis)
  await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
  const restyled = passesOfStyle(await browser.stopTracing())
  const shown = restyled.findIndex((count) => count >= ELEMENTS * MANY)
  expect(shown).toBeGreaterThan(-1)
  expect(Math.max(...restyled.slice(shown + 1), 0)).toBeLessThan(MANY)
})

test('a list draws the controls that are seen, and moves nothing when others come into sight', async ({ page }) => {
  await setStage(page, { body: listOf(MANY) })
  await page.goto('/stage')
  await expect(page.locator('.pk-cart-button__add')).toHaveCount(MANY)
  await expect.poll(async () => (await drawn(page)).at(-1)).toBe(false)
  expect((await drawn(page)).slice(0, ALWAYS)).not.toContain(false)

  const heights = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      ...[...document.querySelectorAll('[data-prilavok]')].map((place) => place.getBoundingClientRect().height),
    ])
  const before = await heights()
  await page.locator('[data-prilavok]').last().scrollIntoViewIfNeeded()
  await expect.poll(async () => (await drawn(page)).at(-1)).toBe(true)
  expect(await heights()).toEqual(before)
})

test('the ring of focus around a control far down a list is drawn whole', async ({ page, quiet }) => {
  // The products of the stage are none of the shop's.
  quiet.expectNoise(/нет товара с идентификатором/)
  await setStage(page, { body: listOf(ALWAYS + 1) })
  await startWithProducts(page, [{ id: `g${ALWAYS}`, slug: '', name: 'Далёкий' }])
  await page.goto('/stage')
  const more = page.locator('.pk-cart-button').nth(ALWAYS).getByRole('button', { name: '+1 шт' })
  await more.scrollIntoViewIfNeeded()
  await expect(more).toBeVisible()
  const box = await more.boundingBox()
  if (box === null) throw new Error('The button has no box.')
  const { x, y, width, height } = box
  const look = async () =>
    decodePng(
      await page.screenshot({
        clip: { x: x - RING, y: y - RING, width: width + 2 * RING, height: height + 2 * RING },
        scale: 'css',
      }),
    )
  const without = await look()
  await page.keyboard.press('Tab')
  await more.focus()
  await expect(more).toBeFocused()
  const withRing = await look()

  const pixel = ({ rgb, width: row }: Picture, column: number, line: number) =>
    rgb.slice((line * row + column) * 3, (line * row + column) * 3 + 3).join()
  const [middle, half] = [withRing.width >> 1, withRing.height >> 1]
  const edges = {
    above: (out: number) => [middle, out],
    below: (out: number) => [middle, withRing.height - 1 - out],
    before: (out: number) => [out, half],
    after: (out: number) => [withRing.width - 1 - out, half],
  } as const
  for (const [edge, at] of Object.entries(edges)) {
    const changed = Array.from({ length: RING }, (_, out) => at(out)).some(
      ([column = 0, line = 0]) => pixel(withRing, column, line) !== pixel(without, column, line),
    )
    expect(changed, edge).toBe(true)
  }
})

test('a page that was scrolled to its end stays there while the shop makes itself ready', async ({ page }) => {
  const line = (at: number) =>
    `<p>1 299 ₽ ${cartButton({ id: `g${at}`, name: `Товар ${at}` }).replace(/div/g, 'span')} за мешок</p>`
  await setStage(page, {
    css: '[data-prilavok] { display: inline-block; width: 264px }',
    body: Array.from({ length: ALWAYS + 1 }, (_, at) => line(at)).join(''),
  })
  await page.goto('/stage')
  await page.locator('.pk-cart-button').last().scrollIntoViewIfNeeded()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(0)
  await page.waitForFunction(() => 'prilavok' in globalThis)
  // What the first press will show is made ready when the page has nothing else to do.
  for (let turn = 0; turn < 3; turn += 1)
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(() => requestAnimationFrame(idle))))
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('controls in lines of text stand alike wherever in the list, and stay where they are when pressed', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  const line = (each: Pick<DemoProduct, 'id' | 'name'>) =>
    `<p>1 299 ₽ ${cartButton(each).replace(/div/g, 'span')} за мешок</p>`
  await setStage(page, {
    css: '[data-prilavok] { display: inline-block; width: 264px }',
    body:
      Array.from({ length: ALWAYS }, (_, at) => line({ id: `g${at}`, name: `Товар ${at}` })).join('') + line(product),
  })
  await page.goto('/stage')
  const control = page.locator('.pk-cart-button').nth(ALWAYS)
  const add = control.getByRole('button', { name: 'Добавить в корзину' })
  await add.scrollIntoViewIfNeeded()
  await expect(add).toBeVisible()
  const heights = await page
    .locator('p')
    .evaluateAll((lines) => lines.map((each) => each.getBoundingClientRect().height))
  expect(new Set(heights).size).toBe(1)
  const before = await control.boundingBox()
  await add.click()
  await page.keyboard.press('Escape')
  await expect(control.getByRole('group')).toBeVisible()
  expect(await control.boundingBox()).toEqual(before)
})
