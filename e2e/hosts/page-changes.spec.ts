import { payableProducts } from '../support/buyer'
import { expect, placeOf, test } from './foreign-site'

test('a page that unsets everything keeps the icons, and a shadow root has the looks', async ({
  page,
  foreign,
  shop,
}) => {
  const [one, other] = await payableProducts(shop, 2)
  foreign.show(
    `<style>*{all:unset}</style>${placeOf('cart-button', `id="picked" data-id="${one?.id}" data-name="Дрель" data-price="100"`)}
    ${placeOf('cart-badge')}<div id="host"></div>${foreign.tag()}`,
  )
  await page.goto('/')
  const add = page.locator('#picked').getByRole('button', { name: 'Добавить в корзину' })
  await expect(add).toBeVisible()
  await page.waitForFunction(() => globalThis.prilavok !== undefined)

  await add.click()
  await expect(page.locator('.pk-icon').first()).toBeVisible()

  await test.step('icons stay under `all: unset`', async () => {
    const icons = await page.locator('.pk-icon path').evaluateAll((all) =>
      all.map((line) => {
        const { width, height } = line.getBoundingClientRect()
        return width + height
      }),
    )
    expect(icons.length).toBeGreaterThan(0)
    expect(icons.every((size) => size > 0)).toBe(true)
  })

  await test.step('in a shadow root it has its looks', async () => {
    await page.evaluate((id) => {
      const root = document.getElementById('host')?.attachShadow({ mode: 'open' })
      const inside = root?.appendChild(document.createElement('div'))
      if (inside) globalThis.prilavok?.mount('cart-button', inside, { id: id ?? '', name: 'Дрель', price: '100' })
    }, other?.id)
    const inside = page.locator('#host').getByRole('button', { name: 'Добавить в корзину' })
    await expect(inside).toHaveCSS('display', 'flex')
  })
})
