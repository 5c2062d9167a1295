import type { Page } from '@playwright/test'
import { payableProducts, startWithProducts, type DemoProduct } from '../support/buyer'
import { expect, placeOf, test } from './foreign-site'

test.beforeEach(({ quiet }) => quiet.expectNoise(/needs the setting payment\./))

const buttonOf = ({ id, name }: DemoProduct) =>
  placeOf('cart-button', `data-id="${id}" data-name="${name}" data-price="100"`)
const add = (page: Page) => page.getByRole('button', { name: 'Добавить в корзину' })
const lastName = (page: Page) => page.getByLabel('Фамилия').first()

test('a button in a link, a label or a summary of the page keeps its clicks, and so does its dialog', async ({
  page,
  foreign,
  shop,
}) => {
  const products = await payableProducts(shop, 3)
  const arounds = ['<a href="/elsewhere">', '<label><input type="checkbox" id="theirs">', '<details open><summary>']
  foreign.show('<main></main>', foreign.tag())
  for (const [at, around] of arounds.entries())
    await test.step(around, async () => {
      const product = products[at]
      if (product === undefined) throw new Error('The shop has too few products.')
      await page.goto('/shelf')
      // Written by a script, as parsers put no link into another.
      await page.locator('main').evaluate(
        (main, [html, button]) => {
          main.innerHTML = html
          const inner = main.querySelector('summary, label, a') ?? main
          inner.insertAdjacentHTML('beforeend', button)
        },
        [around, buttonOf(product)] as const,
      )
      await add(page).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog).toBeVisible()
      await dialog.getByRole('heading').first().click()
      await dialog
        .getByRole('button', { name: /Увеличить|Добавить/ })
        .first()
        .click()
      await expect(dialog.getByRole('spinbutton')).toHaveValue('2')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(`${foreign.origin}/shelf`)
      if (around.includes('checkbox')) await expect(page.locator('#theirs')).not.toBeChecked()
      if (around.includes('details')) await expect(page.locator('details')).toHaveAttribute('open', '')
      // Links of ours still lead where they say.
      await page.getByRole('link', { name: 'В корзине 2 шт.' }).click()
      await expect(page).toHaveURL(`${foreign.origin}/profile/cart`)
    })
})

test('a form of the page around the order page is not submitted by Enter, and sends nothing of ours', async ({
  page,
  foreign,
  shop,
}) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  const widgets = placeOf('checkout-page') + placeOf('cart-page') + placeOf('delivery-header')
  foreign.show(`<form id="aspnet" action="/sent"><input name="theirs" value="1">${widgets}</form>`, foreign.tag())
  await page.goto('/order')
  await lastName(page).fill('Петров')
  await lastName(page).press('Enter')
  await page.getByLabel('Телефон', { exact: false }).first().press('Enter')
  await page.getByRole('spinbutton').first().press('Enter')
  const first = page.locator('.pk-checkout').getByRole('radio').first()
  await expect(first).toBeVisible()
  await first.press('Enter')
  await page.getByRole('checkbox', { name: /персональных данных/ }).press('Enter')
  const form = page.locator('#aspnet')
  expect(
    await form.evaluate((each: HTMLFormElement) => [
      [...new FormData(each).keys()],
      [...each.elements].filter(
        (control) => !(control instanceof HTMLButtonElement || control instanceof HTMLFieldSetElement),
      ).length,
    ]),
  ).toEqual([['theirs'], 1])
  await expect(page).toHaveURL(/\/order\?id=/)
})

const DISPLAYS = {
  'a row': 'display: flex; flex-flow: row wrap; align-items: center',
  'a row without wrapping': 'display: flex; flex-wrap: nowrap; justify-content: flex-start',
  'a stack': 'display: flex; flex-direction: column; align-items: flex-start',
  'a grid': 'display: grid; grid-template-columns: repeat(auto-fill, minmax(180px, 1fr)); justify-items: start',
}

for (const where of ['on', 'in'] as const)
  test(`pages of the shop have the width of their place ${where} a row, a stack or a grid`, async ({
    page,
    foreign,
    shop,
  }) => {
    await startWithProducts(page, await payableProducts(shop, 1))
    const isRoot = where === 'on'
    const places = ['cart-page', 'checkout-page', 'pickup-points-page'].map((name) => {
      const attributes = `data-city-id="moscow" ${isRoot ? 'class="host"' : ''}`
      return isRoot ? placeOf(name, attributes) : `<section class="host">${placeOf(name, attributes)}</section>`
    })
    foreign.show(
      places.join(''),
      `<style>body { margin: 0; width: 800px }</style><style id="rule"></style>${foreign.tag()}`,
    )
    await page.goto('/order')
    for (const [what, rule] of Object.entries(DISPLAYS)) {
      await page.locator('#rule').evaluate((sheet, text) => (sheet.textContent = text), `.host { ${rule} }`)
      for (const name of ['cart-page', 'checkout', 'pickup-points-page']) {
        const widget = page.locator(`.pk-${name}`)
        await expect(widget).toBeAttached()
        // One grid cell is as wide as the page made it.
        const least = what === 'a grid' && where === 'in' ? 180 : 800
        await expect
          .poll(async () => (await widget.boundingBox())?.width ?? 0, `${name} ${where} ${what}`)
          .toBeGreaterThanOrEqual(least)
      }
    }
  })

const CLIPPING = {
  'a wrapper with overflow-x: hidden': '.site { overflow-x: hidden }',
  'html and body with overflow-x: hidden': 'html, body { overflow-x: hidden }',
  'a clearing wrapper with overflow: hidden': '.site { overflow: hidden }',
}

for (const [widget, bar] of [
  ['checkout-page', '.pk-order-summary__bar'],
  ['cart-page', '.pk-cart-summary__bar'],
] as const)
  test(`the bar of ${widget} stays in sight where the page clips what is too wide, and its lines keep clear of the header`, async ({
    page,
    foreign,
    shop,
  }) => {
    await page.setViewportSize({ width: 700, height: 500 })
    await startWithProducts(page, await payableProducts(shop, 3))
    const edge = () =>
      page.locator(bar).evaluate((each) => Math.round(innerHeight - each.getBoundingClientRect().bottom))
    for (const [what, rules] of Object.entries(CLIPPING)) {
      const after = '<footer style="height: 900px">Подвал</footer>'
      foreign.show(
        `<div class="site"><header style="height: 300px"></header>${placeOf(widget)}${after}</div>`,
        `<style>:root { --pk-scroll-offset: 88px } body { margin: 0 } ${rules}</style>${foreign.tag()}`,
      )
      await page.goto('/order')
      await expect(page.locator(bar)).toBeVisible()
      await expect(page.locator('.pk-cart-line button').first()).toHaveCSS('scroll-margin-top', '88px')
      await page.evaluate(() => scrollTo(0, 150))
      await expect.poll(edge, what).toBeGreaterThanOrEqual(0)
      expect(await edge(), what).toBeLessThanOrEqual(12)
      // Where its own place is in sight it lies there, and moves along with the page.
      await page.locator('footer').scrollIntoViewIfNeeded()
      await page.evaluate(() =>
        scrollTo(0, (document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + scrollY - 100),
      )
      await expect.poll(edge, what).toBeGreaterThan(380)
    }
  })

test('fields keep their width where a page makes every text area as wide as it likes', async ({
  page,
  foreign,
  shop,
}) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  foreign.show(
    `<div class="wiki">${placeOf('checkout-page')}</div>`,
    `<style>.wiki fieldset, .wiki textarea { width: auto !important; max-width: 100% !important }</style>${foreign.tag()}`,
  )
  await page.goto('/order')
  const field = page.locator('.pk-field', { has: page.locator('textarea') }).first()
  const comment = field.locator('textarea')
  await expect(comment).toBeVisible()
  expect((await comment.boundingBox())?.width).toBe((await field.boundingBox())?.width)
})

test('[EMBED-11] a class to which an editor has put a prefix mounts its widget', async ({ page, foreign, shop }) => {
  await startWithProducts(page, await payableProducts(shop, 1))
  foreign.show('<p>Корзина <span class="wrap_pk-mount-cart-badge plugin_wrap"></span></p>', foreign.tag())
  await page.goto('/')
  await expect(page.locator('.wrap_pk-mount-cart-badge')).toContainText('1')
})
