/** An order in one animated picture: screenshots of every step, held as long as it takes to see it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = { width: 800, height: 560 }
const MOST_BYTES = 1_500_000

const settle = async (page) => {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getTiming().iterations === Infinity),
  )
}

/** Brings an element to the upper third of the window, below the sticky header. */
const show = (locator) =>
  locator.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 150))

/** Buys a product by hand; `frame` takes a picture and says for how many milliseconds it is shown. */
async function buy(page, product, frame) {
  await page.goto(`/product/${product.slug}`)
  const button = page.locator('main [data-prilavok="cart-button"]').first().getByRole('button').first()
  await button.waitFor()
  await frame(1_200)
  await button.click()
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await frame(1_600)
  await dialog.getByRole('link', { name: 'Оформить заказ' }).click()
  await page.waitForURL(/\/profile\//)
  if (page.url().includes('/profile/cart')) {
    const checkout = page.locator('.pk-cart-page').getByRole('link', { name: 'Оформить заказ' }).first()
    await checkout.waitFor()
    await frame(1_600)
    await checkout.click()
  }
  const lastName = page.getByLabel('Фамилия').first()
  await lastName.waitFor()
  await show(lastName)
  await frame(900)
  const fields = [
    ['Фамилия', 'Петров'],
    ['Имя', 'Иван'],
    ['Телефон', '9123456789'],
  ]
  for (const [label, text] of fields) {
    await page.getByLabel(label, { exact: false }).first().fill(text)
    await frame(500)
  }
  const point = page.locator('.pk-point').filter({ hasText: 'Наличные' }).first()
  await point.waitFor()
  await show(point)
  await frame(1_000)
  await point.locator('.pk-point__open').click()
  await frame(1_000)
  await point.getByRole('button', { name: /Забрать здесь/ }).click()
  const payment = page.getByRole('radio', { name: /При получении/ })
  await payment.waitFor()
  await show(payment)
  await frame(1_000)
  await payment.check()
  await frame(900)
  const consent = page.getByRole('checkbox', { name: /персональных данных/ })
  await consent.check()
  await show(consent)
  await frame(900)
  await page.getByRole('button', { name: 'Оформить заказ' }).first().click()
  await page.getByRole('heading', { name: /приняли ваш заказ/ }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
  await frame(2_800)
}

/** Makes the animated WebP with img2webp (Debian package `webp`); throws with what to do where it is missing. */
export async function film(browser, shopUrl, product, file) {
  const folder = mkdtempSync(join(tmpdir(), 'prilavok-film-'))
  const context = await browser.newContext({ baseURL: shopUrl, viewport: SIZE, reducedMotion: 'reduce' })
  try {
    const page = await context.newPage()
    const frames = []
    await buy(page, product, async (ms) => {
      await settle(page)
      const path = join(folder, `${String(frames.length).padStart(3, '0')}.png`)
      writeFileSync(path, await page.screenshot())
      frames.push('-d', String(ms), path)
    })
    const { status, error, stderr } = spawnSync(
      'img2webp',
      ['-loop', '0', '-lossy', '-q', '72', '-m', '6', ...frames, '-o', file],
      { encoding: 'utf8' },
    )
    if (status !== 0)
      throw new Error(`img2webp is needed for the animated picture (apt-get install webp). ${error?.message ?? stderr}`)
    const { size } = statSync(file)
    if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes; ${MOST_BYTES} are the most.`)
    return size
  } finally {
    await context.close()
    rmSync(folder, { recursive: true })
  }
}
