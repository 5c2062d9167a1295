import type { Page } from '@playwright/test'
import { payableProducts } from './support/buyer'
import { hold } from './support/hold'
import { BROKEN_REQUEST, expect, test } from './support/shop'

/** A page of the shop's origin that holds nothing but what a test puts into it. */
async function openBlank(page: Page, url: string, html: string) {
  await page.route('**/blank', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><html lang="ru"><title>Страница</title>${html}`,
    }),
  )
  await page.goto(`${url}/blank`)
}

const place = (id: string | undefined, more = '') =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="Товар" data-price="10" ${more}><a href="/lost">Купить</a></div>`

test('[EMBED-04] a click on a button of the server is kept while the script loads, and carried out once', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  const { release } = await hold(page, /prilavok(?:\.react)?\.js$/)
  await page.goto(`/product/${product?.slug}`, { waitUntil: 'commit' })
  const control = page.locator(`main [data-prilavok="cart-button"][data-id="${product?.id}"]`).first()
  const address = page.url()
  await control.locator('a,button').first().click()
  expect(page.url()).toBe(address)
  await release()
  await expect(control.getByRole('link', { name: 'В корзине 1 шт.' })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('[SAFE-18] a widget whose code is blocked says so and tries again when asked; the others work', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(/The widget "cart-page" could not be shown/)
  const [product] = await payableProducts(shop, 1)
  let blocked = true
  await page.route(/cart-page-[\w-]+\.js$/, (route) => (blocked ? route.abort() : route.continue()))
  await openBlank(
    page,
    shop.url,
    `<script src="/bundle/prilavok.stub.js" data-build="${await buildOf(page)}"></script>${place(product?.id)}<div data-prilavok="cart-page"></div>`,
  )
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  const alert = page.getByRole('alert').filter({ hasText: 'Этот блок не загрузился.' })
  await expect(alert).toBeVisible()
  blocked = false
  await alert.getByRole('button', { name: 'Повторить' }).click()
  await expect(page.getByRole('region', { name: 'Корзина' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

const buildOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'prilavok-build')?.value === 'react'
    ? 'prilavok.react.js'
    : 'prilavok.js'

test('[EMBED-08] both builds on one page: one cart, every place mounted once, said once', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/Script .+ came second; .+ serves the page/)
  const said: string[] = []
  page.on('console', (message) => void (message.type() === 'warning' && said.push(message.text())))
  const [first, second] =
    (await buildOf(page)) === 'prilavok.js'
      ? ['prilavok.js', 'prilavok.react.js']
      : ['prilavok.react.js', 'prilavok.js']
  await openBlank(
    page,
    shop.url,
    `<script type="module" src="/bundle/${first}"></script><script type="module" src="/bundle/${second}"></script>${place('a')}${place('a')}<span data-prilavok="cart-badge"></span>`,
  )
  await expect(page.getByRole('button', { name: 'Добавить в корзину' })).toHaveCount(2)
  await page.getByRole('button', { name: 'Добавить в корзину' }).first().click()
  await expect(page.getByRole('link', { name: 'В корзине 1 шт.' })).toHaveCount(2)
  await expect(page.locator('[data-prilavok="cart-badge"]')).toContainText('1')
  expect(said.filter((text) => text.includes('came second'))).toHaveLength(1)
})

test('[EMBED-07] [EMBED-11] [EMBED-12] one old-fashioned tag: settings, queue, events, commands, mounting by class and by call', async ({
  page,
  shop,
}) => {
  await page.addInitScript(() => {
    const emitted: string[] = []
    Object.assign(globalThis, { emitted })
    document.addEventListener('prilavok:cart-changed', (event) =>
      emitted.push(`dom ${(event as CustomEvent<{ count: number }>).detail.count}`),
    )
    globalThis.prilavokQueue = [
      (prilavok) => {
        prilavok.cart.add({ id: 'early', name: 'Ранний', price: 12.5 }, 2)
        prilavok.on('cart-changed', ({ count, total }) => emitted.push(`on ${count} ${total}`))
        prilavok.mount('cart-button', '#by-call', { id: 'b', name: 'По вызову' })
      },
    ]
  })
  await openBlank(
    page,
    shop.url,
    `<script src="/bundle/prilavok.stub.js" data-build="${await buildOf(page)}" data-lang="en" data-pages-cart="/basket"></script>
     <p class="note pk-mount-cart-button" data-id="a" data-name="By class">…</p><div id="by-call"></div>`,
  )
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(2)
  // The server's word on the sum comes when it comes.
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { emitted: string[] }).emitted.slice(0, 3)))
    .toEqual(['dom 0', 'dom 2', 'on 2 25'])
  await page.evaluate(() => globalThis.prilavok?.cart.add({ id: 'a', name: 'By class' }))
  await expect(page.locator('.note').getByRole('link')).toHaveAttribute('href', '/basket')
  const late = await page.evaluate(() => {
    const counts: number[] = []
    globalThis.prilavok?.on('cart-changed', ({ count }) => counts.push(count))
    return counts
  })
  expect(late).toEqual([3])
  await page.evaluate(() => globalThis.prilavok?.stop())
  await expect(page.locator('#by-call')).toBeEmpty()
  await expect(page.locator('.note')).toHaveText('…')
})
