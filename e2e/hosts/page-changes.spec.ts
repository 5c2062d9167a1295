import { payableProducts } from '../support/buyer'
import { expect, placeOf, test } from './foreign-site'

test('a picker of variants, a script that empties an element, and a shadow root find a widget that is right [EMBED-02]', async ({
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
  const picked = page.locator('#picked')
  const add = picked.getByRole('button', { name: 'Добавить в корзину' })
  await expect(add).toBeVisible()
  await page.waitForFunction(() => globalThis.prilavok !== undefined)

  await test.step('emptied, it comes back', async () => {
    await expect
      .poll(async () => {
        await picked.evaluate((element) => void (element.innerHTML = ''))
        return add.isVisible()
      })
      .toBe(true)
  })

  await test.step('another product is the one that is added', async () => {
    await picked.evaluate(
      (element, id) => Object.assign(element.dataset, { id, name: 'Пила', price: '200' }),
      other?.id,
    )
    await expect(add).toBeVisible()
    await add.click()
    await expect
      .poll(() => page.evaluate(() => globalThis.prilavok?.cart.get().lines.map(({ id, name }) => [id, name])))
      .toEqual([[other?.id, 'Пила']])
  })

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
    }, one?.id)
    const inside = page.locator('#host').getByRole('button', { name: 'Добавить в корзину' })
    await picked.evaluate((element, id) => Object.assign(element.dataset, { id, name: 'Дрель' }), one?.id)
    await expect(inside).toHaveCSS('display', 'flex')
  })
})
