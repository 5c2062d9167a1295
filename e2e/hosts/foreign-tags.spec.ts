import { payableProducts } from '../support/buyer'
import { expect, placeOf, test } from './foreign-site'

const button = (product: { readonly id: string } | undefined) =>
  placeOf('cart-button', `data-id="${product?.id}" data-name="Дрель" data-price="100"`)

test('[EMBED-08] a module with a version in its address is one shop, and is loaded once', async ({
  page,
  foreign,
  shop,
}, info) => {
  const [product] = await payableProducts(shop, 1)
  const name = info.project.metadata['build'] === 'react' ? 'prilavok.react.js' : 'prilavok.js'
  const loaded: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.url().includes(`/${name}`)) loaded.push(response.body().then(({ length }) => length))
  })
  foreign.show(
    button(product) + placeOf('cart-badge'),
    `<script type="module" src="${shop.url}/bundle/${name}?ver=6.5" data-pages-cart="/basket"></script>`,
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Добавить в корзину' }).click()
  await expect(page.getByRole('link', { name: 'В корзине 1 шт.' })).toHaveAttribute('href', '/basket')
  await expect(page.locator('[data-prilavok="cart-badge"]')).toContainText('1')
  await page.evaluate(() => globalThis.prilavok?.debug())
  const sizes = await Promise.all(loaded)
  expect([sizes.length, sizes.filter((size) => size > 100).length]).toEqual([2, 1])
})

test('a stub that is loaded as a module says that it loads nothing', async ({ page, foreign, shop, quiet }) => {
  quiet.expectNoise(/prilavok\.stub\.js has no tag of its own/)
  const said = page.waitForEvent('console', (message) => message.text().includes('has no tag of its own'))
  foreign.show(button(undefined), `<script type="module" src="${shop.url}/bundle/prilavok.stub.js"></script>`)
  await page.goto('/')
  expect((await said).text()).toContain('<script src="…/prilavok.stub.js"></script>, not as a module')
})

test('a stub that is part of another file says what it could not load, and clicks go on', async ({
  page,
  foreign,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/could not be loaded; the page goes on without the shop|Failed to load resource/)
  const stub = await (await fetch(`${shop.url}/bundle/prilavok.stub.js`)).text()
  const said = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
  foreign.show(
    '<div data-prilavok="cart-button" data-id="1" data-name="Дрель"><a href="/by-phone">Заказать</a></div>',
    // The site answers scripts with 404, so the combined file stands in the page as its own text with an address.
    `<script data-src="${foreign.origin}/assets/all.js">${stub}</script>`,
  )
  await page.goto('/')
  expect((await said).text()).toContain(`${foreign.origin}/assets/prilavok.js`)
  await page.getByRole('link', { name: 'Заказать' }).click()
  await expect(page).toHaveURL(`${foreign.origin}/by-phone`)
})

for (const [what, rule, size] of [
  ['the size of the browser', '', '15px'],
  ['62.5 % of it', 'html { font-size: 62.5% }', '15px'],
  ['a size of its own', 'html { font-size: 32px }', '15px'],
] as const)
  test(`the text of widgets beside ${what} is ${size}`, async ({ page, foreign, shop }) => {
    const [product] = await payableProducts(shop, 1)
    foreign.show(button(product), `<style>${rule}</style>${foreign.tag()}`)
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Добавить в корзину' })).toHaveCSS('font-size', size)
  })

test('the text of widgets follows the font size that the visitor has set in the browser', async ({
  foreign,
  shop,
  playwright,
}) => {
  const [product] = await payableProducts(shop, 1)
  const { args = [], ...options } = test.info().project.use.launchOptions ?? {}
  const browser = await playwright.chromium.launch({
    ...options,
    args: [...args, '--blink-settings=defaultFontSize=24'],
  })
  for (const [rule, size] of [
    ['', '22.5px'],
    ['html { font-size: 62.5% }', '22.5px'],
    ['html { font-size: 10px }', '15px'],
  ] as const) {
    foreign.show(button(product), `<style>${rule}</style>${foreign.tag()}`)
    const page = await browser.newPage()
    await page.goto(foreign.origin)
    await expect(page.getByRole('button', { name: 'Добавить в корзину' })).toHaveCSS('font-size', size)
  }
  await browser.close()
})

test('the text of widgets follows the root element where the page says so', async ({ page, foreign, shop }) => {
  const [product] = await payableProducts(shop, 1)
  foreign.show(button(product), `<style>html { font-size: 32px }</style>${foreign.tag('data-font-size="page"')}`)
  await page.goto('/')
  await expect(page.getByRole('button', { name: 'Добавить в корзину' })).toHaveCSS('font-size', '30px')
})
