import { payableProducts, startWithProducts, type DemoProduct } from '../support/buyer'
import { place, type Host } from './host-pages'
import { expect, test } from './open-host'

declare global {
  var openModal: () => void
}

/** How each version opens its modal, and the class by which it is open. */
const versions = [
  {
    version: 3,
    scripts: ['jquery', 'bootstrap3'],
    open: `jQuery('#ask').modal({ backdrop: false })`,
    shown: '.modal.in',
  },
  {
    version: 4,
    scripts: ['jquery', 'bootstrap4'],
    open: `jQuery('#ask').modal({ backdrop: false })`,
    shown: '.modal.show',
  },
  {
    version: 5,
    scripts: ['bootstrap5'],
    open: `new bootstrap.Modal('#ask', { backdrop: false }).show()`,
    shown: '.modal.show',
  },
] as const

/** A page with an open modal that gives way to the hand but not to the focus; widgets stand inside and beside it. */
const pageOf = (version: number, scripts: readonly string[], open: string, product?: DemoProduct): Host => ({
  name: `bootstrap ${version}`,
  sheets: [`bootstrap${version}`],
  body: (content) => `<main class="container"><div id="beside">${content}</div></main>
    <div class="modal fade" id="ask" tabindex="-1" role="dialog" style="left:auto;width:420px"><div class="modal-dialog"><div class="modal-content"><div class="modal-body">
    <input id="question" aria-label="Вопрос"><div id="inside">${product === undefined ? '' : place('cart-button', 264, 40, `data-id="${product.id}" data-name="${product.name}" data-price="100"`)}</div></div></div></div></div>
    ${scripts.map((name) => `<script src="/host/${name}.js"></script>`).join('')}<script>openModal = () => { ${open} }</script>`,
})

for (const { version, scripts, open, shown } of versions) {
  test(`[EMBED-05] an open modal of Bootstrap ${version} leaves the focus to fields of widgets, inside of it and beside it`, async ({
    page,
    hosts,
    shop,
  }) => {
    const [inCart, other] = await payableProducts(shop, 2)
    if (inCart === undefined || other === undefined) throw new Error('The demo shop has no product for this test.')
    await startWithProducts(page, [inCart])
    await hosts.open(pageOf(version, scripts, open, other), place('checkout-page', 700, 900))
    await hosts.start()
    const lastName = page.getByLabel('Фамилия').first()
    await expect(lastName).toBeVisible()
    await page.evaluate(() => openModal())
    await expect(page.locator(shown)).toBeVisible()
    await expect(page.locator('#ask')).toBeFocused()

    await lastName.focus()
    await expect(lastName).toBeFocused()
    await page.keyboard.type('Петров')
    await expect(lastName).toHaveValue('Петров')
    await page.locator('#question').focus()
    await page.keyboard.type('Когда?')
    await expect(page.locator('#question')).toHaveValue('Когда?')

    const inside = page.locator('#inside')
    await inside.getByRole('button', { name: 'Добавить в корзину' }).click()
    const ours = page.getByRole('dialog', { name: 'Товар добавлен в корзину' })
    await expect(ours).toBeVisible()
    const quantity = ours.locator('.pk-quantity-stepper__number')
    await quantity.fill('2')
    await expect(quantity).toBeFocused()
    // The first Escape would only take back what has been typed.
    await page.keyboard.press('Enter')
    await expect(ours).toContainText('В корзине 3 товара')
    await page.keyboard.press('Escape')
    await expect(ours).toHaveCount(0)
    await expect(page.locator(shown)).toBeVisible()
  })
}

test('[EMBED-05] the page itself still hears of focus and keys while its modal is open', async ({ page, hosts }) => {
  const [, , { version, scripts, open, shown }] = versions
  await hosts.open(pageOf(version, scripts, open), '<input id="search" aria-label="Поиск">')
  await hosts.start()
  await page.evaluate(() => openModal())
  await expect(page.locator(shown)).toBeVisible()
  await page.locator('#search').focus()
  await expect(page.locator('#search')).not.toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator(shown)).toHaveCount(0)
})
