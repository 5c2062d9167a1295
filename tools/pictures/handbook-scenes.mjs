/** What the pictures of the handbook show: the staff wing of a demo shop in the morning. */

const WING = { width: 1280, height: 760, most: 110_000, cart: [] }

/** Signs in, and opens a screen of the wing. */
const open = async (page, address) => {
  await page.goto('/')
  const { origin } = new URL(page.url())
  await page.request.post('/api/admin/session', {
    data: { login: 'orders', password: 'prilavok' },
    headers: { Origin: origin },
  })
  await page.goto(`/staff#/${address}`)
  await page.locator('h1').first().waitFor()
}

/** The latest order that is paid, by its status alone. */
const openPaid = async (page) => {
  await open(page, 'order?status=Paid')
  await page.locator('[data-cell="0:1"]').focus()
  await page.keyboard.press('Enter')
  await page.locator('.pk-staff-lines').waitFor()
}

/** The pictures by name. */
export const handbookScenes = [
  {
    ...WING,
    name: 'orders',
    async prepare(page) {
      await open(page, 'order')
      await page.locator('[data-cell="3:1"]').waitFor()
    },
  },
  { ...WING, name: 'order', prepare: openPaid },
  {
    ...WING,
    name: 'call',
    async prepare(page) {
      await openPaid(page)
      await page.getByRole('button', { name: 'Карточка звонка' }).click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    },
  },
  {
    ...WING,
    name: 'requests',
    async prepare(page) {
      await open(page, 'request')
      await page.locator('[data-cell="3:1"]').waitFor()
    },
  },
]
