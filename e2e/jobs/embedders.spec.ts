import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  accepted,
  draftOf,
  fillInOrder,
  ordersOf,
  payableProducts,
  startWithProducts,
  submitOrder,
} from '../support/buyer'
import { cssBlocks } from '../support/guide'
import { faintTexts } from '../support/legible'
import { BROKEN_REQUEST, expect, test } from '../support/shop'
import { openCart, goOnToOrder, setStage } from '../support/stage'

const snippet = readFileSync(fileURLToPath(new URL('../../docs/snippets/start/page.html', import.meta.url)), 'utf8')

/** What an editor gets wrong in the snippet, and the words that name it. */
const MISTAKES: readonly (readonly [what: string, mistake: (page: string) => string, said: RegExp])[] = [
  [
    'a misspelt widget',
    (page) => page.replace('="cart-button"', '="cart-buton"'),
    /Нет виджета «cart-buton».*Возможно, имелось в виду «cart-button»/,
  ],
  [
    'a product without a name',
    (page) => page.replace(/data-name="[^"]*"/, ''),
    /Виджет «cart-button» не показан: в data-name ожидается название товара, а он пуст или не задан/,
  ],
  [
    'a price in words',
    (page) => page.replace(/data-price="[^"]*"/, 'data-price="дёшево"'),
    /в data-price ожидается цена.*а не «дёшево»\. Цену подставит сервер магазина/,
  ],
  [
    'a misspelt setting on the tag',
    (page) => page.replace('data-pages-order', 'data-pages-ordr'),
    /Настройка «pages\.ordr» неизвестна и не действует\. Возможно, имелось в виду «order»/,
  ],
  [
    'settings with the quotes of a text editor',
    (page) => `<script type="application/json" id="prilavok-config">{“lang”: “en”}</script>${page}`,
    /Скрипт #prilavok-config не читается как JSON/,
  ],
]

test('1: an editor of a CMS pastes the snippet, is told each mistake by its name, and takes an order on pages of their own', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/\[Prilavok\]/)
  quiet.expectNoise(BROKEN_REQUEST)
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  const right = snippet
    .replace(/<link [^>]*>/, '')
    .replace('https://shop.example', shop.url)
    .replace(
      /data-id="[^"]*" data-name="[^"]*"/,
      `data-id="${product.id}" data-name="${product.name.replace(/"/g, '&quot;')}"`,
    )
  const pages = new Map([
    ['/shelf', right],
    ['/cart', `${right}<div data-prilavok="cart-page"></div>`],
    ['/order', `${right}<div data-prilavok="checkout-page"></div>`],
  ])
  await serve(page, pages)
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const button = page.getByRole('button', { name: 'Добавить в корзину' })

  for (const [what, mistake, words] of MISTAKES)
    await test.step(what, async () => {
      pages.set('/shelf', mistake(right))
      await page.goto('/shelf')
      await expect.poll(() => said.join('\n')).toMatch(words)
    })

  await test.step('the address of the script, opened in a tab', async () => {
    await page.goto('/bundle/prilavok.stab.js')
    await expect(page.getByText('prilavok.stub.js')).toBeVisible()
  })

  await test.step('corrected, nothing is said and the order comes in', async () => {
    pages.set('/shelf', right.replace(/data-price="[^"]*"/, ''))
    said.length = 0
    await page.goto('/shelf')
    await button.click()
    await page.getByRole('dialog').getByRole('link', { name: 'оформить заказ' }).click()
    await expect(page).toHaveURL(/\/cart$/)
    await expect(page.getByText(product.name).first()).toBeVisible()
    expect(said.filter((line) => line.includes('Prilavok'))).toEqual([])
    await page.getByRole('link', { name: 'Оформить заказ' }).click()
    await expect(page).toHaveURL(/\/order\?id=/)
    await fillInOrder(page)
    const draft = draftOf(page)
    await submitOrder(page)
    await expect(accepted(page)).toBeVisible()
    expect(await ordersOf(shop, draft)).toHaveLength(1)
    // Ways to pay that need a contract are left out, by the name of what is missing.
    expect(said.join('\n')).toMatch(/PayImmediately, which needs the setting payment\.terminalKey/)
  })
})

/** Pages of somebody else's system, beside those of the shop. */
const serve = (page: Page, pages: ReadonlyMap<string, string>) =>
  page.route(
    ({ pathname }) => pages.has(pathname),
    (route) =>
      route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="ru"><meta charset="utf-8"><title>Свой сайт</title><link rel="icon" href="data:,">${pages.get(new URL(route.request().url()).pathname) ?? ''}`,
      }),
  )

test('5: a designer takes ten properties and both colours of the guide: cart and order are in the colours of the house, by day and by night', async ({
  page,
  shop,
}) => {
  const blocks = cssBlocks('theming')
  const css = `${blocks.get('Ten properties make it yours') ?? ''}${blocks.get('Themes') ?? ''}`
  await startWithProducts(page, await payableProducts(shop, 2))
  await setStage(page, { css })
  const order = page.getByRole('link', { name: 'Оформить заказ' })
  const submit = page.getByRole('button', { name: 'Оформить заказ' })
  for (const [colorScheme, surface] of [
    ['light', 'rgb(255, 253, 248)'],
    ['dark', 'rgb(36, 31, 46)'],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await openCart(page)
    await expect(order).toHaveCSS('background-color', 'rgb(122, 46, 142)')
    await expect(order).toHaveCSS('font-family', 'Georgia, serif')
    await expect(page.locator('.pk-cart-summary')).toHaveCSS('background-color', surface)
    expect(await faintTexts(page)).toEqual([])
    await goOnToOrder(page)
    await expect(submit).toHaveCSS('background-color', 'rgb(122, 46, 142)')
    await expect(submit).toHaveCSS('border-top-left-radius', '4px')
    await expect(page.locator('.pk-checkout-section').first()).toHaveCSS('background-color', surface)
    expect(await faintTexts(page)).toEqual([])
  }
})
