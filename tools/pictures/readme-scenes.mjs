/** What the pictures of the README show: pages of the demo shop as a buyer sees them. */

/** Two columns and a phone. */
const DESKTOP = { width: 1120, height: 700, most: 110_000 }
const PHONE = { width: 390, height: 700, scale: 1.5, most: 110_000 }

const open = (path) => (page) => page.goto(path)
/** Leaves out what lies above an element: pictures begin where there is something to see. */
const from = (selector) => (page) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 90))

/** The pictures by name. */
export const readmeScenes = ([first], cart) => [
  {
    ...DESKTOP,
    name: 'button',
    cart: [],
    async prepare(page) {
      await page.goto(`/product/${first.slug}`)
      await page.locator('main [data-prilavok="cart-button"]').first().getByRole('button').first().click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    ...DESKTOP,
    name: 'cart',
    cart,
    async prepare(page) {
      await open('/profile/cart')(page)
      await page.getByRole('link', { name: 'Оформить заказ' }).first().waitFor()
    },
  },
  {
    ...DESKTOP,
    name: 'order',
    cart,
    async prepare(page) {
      await open('/profile/order')(page)
      await page.locator('.pk-point').first().waitFor()
      await from('.pk-checkout-section:has(.pk-point)')(page)
    },
  },
  {
    ...PHONE,
    name: 'phone',
    cart,
    async prepare(page) {
      await open('/profile/cart')(page)
      await page.getByRole('link', { name: 'Оформить заказ' }).first().waitFor()
    },
  },
]
