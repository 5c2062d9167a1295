import { expect, test } from './support/shop'

const field = 'Поиск по каталогу'

test('[SEARCH-03] [SEARCH-09] [SEARCH-10] what is found is chosen by keys, and all of it is a page away; the last queries come back', async ({
  page,
}) => {
  await page.goto('/about/')
  const box = page.getByRole('combobox', { name: field })
  await box.click()
  await box.pressSequentially('inerfnehrf')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Штукатурка')
  await expect(page.getByText('Показаны результаты по запросу «штукатурка»')).toBeVisible()
  expect(
    await page.locator('.pk-anchored-layer').evaluate((layer) => layer.getBoundingClientRect().height),
  ).toBeLessThanOrEqual(600)
  await page.keyboard.press('ArrowDown')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const address = await options.first().getAttribute('href')
  await page.keyboard.press('Enter')
  await page.waitForURL(`**${address}`)
  await expect(page.locator('h1')).toContainText('Штукатурка')

  await box.click()
  await page.getByRole('button', { name: 'inerfnehrf', exact: true }).click()
  await page.waitForURL('**/search/inerfnehrf')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('inerfnehrf')
  await expect(page.locator('.found__corrected')).toContainText('«штукатурка»')
})

test('the form of the page works without script, and the box takes over what was typed in it', async ({
  page,
  quiet,
}) => {
  quiet.expectNoise(/ERR_FAILED/)
  let letThrough: () => void = () => {}
  const held = new Promise<void>((done) => (letThrough = done))
  await page.route('**/chunks/*search-box*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/about/')
  const form = page.locator('.search__field')
  await form.click()
  await page.keyboard.type('клей для')
  letThrough()
  const box = page.getByRole('combobox', { name: field })
  await expect(box).toHaveValue('клей для')
  await expect(box).toBeFocused()
  // The head of the page had its widgets in an earlier commit.
  const ids = await page.locator('.pk-root [id]').evaluateAll((elements) => elements.map(({ id }) => id))
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  await page.keyboard.type(' плитки')
  await expect(page.getByRole('option').first()).toContainText('плитки')

  await page.route('**/chunks/*search-box*', (route) => route.abort())
  await page.goto('/about/')
  await form.fill('5/л')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=5%2F%D0%BB')
})
