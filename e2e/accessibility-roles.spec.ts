import { CART_PARTS, FORM_PARTS, RADIOS } from './support/aria-forms'
import { unmet } from './support/aria-rows'
import { COMBOBOX, DIALOG } from './support/aria-windows'
import { addFromPage, payableProducts, startWithProducts } from './support/buyer'
import { expect, test } from './support/shop'

test('[A11Y-02] the carriers, the city list, points, consent and alerts of an order are as the authoring practices describe radio groups, comboboxes, disclosures, checkboxes and alerts', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/status of 500/)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/order')
  await expect(page.locator('.pk-point').first()).toBeVisible()
  expect(await unmet(page, RADIOS)).toEqual([])
  await page.getByRole('button', { name: 'Изменить' }).first().click()
  expect(await unmet(page, COMBOBOX)).toEqual([])
  await expect(page.locator('.pk-point').first()).toBeVisible()
  expect(await unmet(page, FORM_PARTS)).toEqual([])
})

test('[A11Y-02] the window after adding, quantities, offers and links of the cart are as the authoring practices describe modal dialogs, spin buttons, disclosures and links', async ({
  page,
  shop,
}) => {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await addFromPage(page, product)
  expect(await unmet(page, DIALOG)).toEqual([])
  await page.goto('/profile/cart')
  await expect(page.locator('.pk-offer-card').first()).toBeVisible()
  expect(await unmet(page, CART_PARTS)).toEqual([])
})
