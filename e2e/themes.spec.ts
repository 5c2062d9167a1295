import type { Locator, Page } from '@playwright/test'
import { finishAnimations } from './support/animations'
import { payableProducts, startWithProducts } from './support/buyer'
import { cssBlocks } from './support/guide'
import { faintTexts } from './support/legible'
import { expect, test } from './support/shop'
import { cartButton, goOnToOrder, openCart, openOrder, setStage } from './support/stage'

const styleOf = (locator: Locator, name: string): Promise<string> =>
  locator.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name)
const add = (where: Page | Locator) => where.locator('.pk-cart-button__add')
/** A colour as Chromium computes it from any way of writing it. */
const asComputed = (page: Page, colour: string): Promise<string> =>
  page.evaluate((value) => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = value
    const computed = getComputedStyle(probe).color
    probe.remove()
    return computed
  }, colour)

const THEMES: readonly {
  readonly name: string
  /** Of the html element. */
  readonly theme: string
  readonly css?: string
  readonly dark?: boolean
}[] = [
  { name: 'no theme', theme: '' },
  { name: 'a dark page', theme: '', css: ':root { color-scheme: light dark }', dark: true },
  { name: 'light', theme: 'light', dark: true },
  { name: 'dark', theme: 'dark', css: 'body { background: #15181b; color: #eee }' },
  { name: 'inherit on blue', theme: 'inherit', css: 'body { background: #123c69; color: #f5efe0 }' },
  { name: 'inherit on sand', theme: 'inherit', css: 'body { background: #f3e3c3; color: #3a2a10 }' },
  { name: 'a yellow accent', theme: '', css: ':root { --pk-accent: #ffcc00 }' },
  {
    name: 'a yellow accent in the dark',
    theme: 'dark',
    css: ':root { --pk-accent: #ffcc00 } body { background: #15181b; color: #eee }',
  },
]

test('[A11Y-01] every text of the cart and the order form can be read in every theme', async ({ page, shop }) => {
  test.slow()
  await startWithProducts(page, await payableProducts(shop, 2))
  await setStage(page)
  const expectLegible = async () => {
    for (const { name, theme, css = '', dark = false } of THEMES) {
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
      await page.evaluate(
        ([value, rules]) => {
          document.documentElement.dataset['pkTheme'] = value
          if (value === '') delete document.documentElement.dataset['pkTheme']
          const sheet = document.querySelector('#theme') ?? document.head.appendChild(document.createElement('style'))
          Object.assign(sheet, { id: 'theme', textContent: rules })
        },
        [theme, css] as const,
      )
      await finishAnimations(page)
      expect.soft(await faintTexts(page), name).toEqual([])
    }
  }
  await openCart(page)
  await expectLegible()
  await goOnToOrder(page)
  await expectLegible()
})

test('text on an accent has a contrast of 4.5, whatever colour a shop has', async ({ page, shop }) => {
  const [product] = await payableProducts(shop, 1)
  if (product === undefined) throw new Error('The demo shop has no product for this test.')
  await setStage(page, { body: cartButton(product) })
  await page.goto('/stage')
  await expect(add(page)).toBeVisible()
  const faint = await add(page).evaluate((button) => {
    button.style.transition = 'none'
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (context === null) throw new Error('No canvas.')
    /** Relative luminance of a colour, in whatever way it is written. */
    const luminanceOf = (colour: string) => {
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((byte) =>
        byte <= 10 ? byte / 3295 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const steps = [0, 32, 64, 96, 128, 160, 192, 224, 255]
    const brands = ['#e4572e', '#2f80ed', '#0088cc', '#e91e63', '#f2b134', '#ff6f00', '#27ae60', '#7a2e8e']
    const grid = steps.flatMap((r) => steps.flatMap((g) => steps.map((b) => `rgb(${r}, ${g}, ${b})`)))
    return [...brands, ...grid].filter((accent) => {
      document.documentElement.style.setProperty('--pk-accent', accent)
      const { color, backgroundColor } = getComputedStyle(button)
      const [dark = 0, light = 0] = [luminanceOf(color), luminanceOf(backgroundColor)].sort((a, b) => a - b)
      return (light + 0.05) / (dark + 0.05) < 4.5
    })
  })
  expect(faint).toEqual([])
})

test.describe('themes', () => {
  test('stand on html, above a widget or on its own element, and the nearest one counts', async ({ page, shop }) => {
    const [product] = await payableProducts(shop, 1)
    if (product === undefined) throw new Error('The demo shop has no product for this test.')
    await setStage(page, {
      html: 'data-pk-theme="dark" data-pk-density="compact"',
      css: ':root { --pk-control-height: 48px }',
      body: `<section id="plain">${cartButton(product)}</section>
        <section id="above" data-pk-theme="light">${cartButton(product)}</section>
        <section id="own" data-pk-theme="light">${cartButton(product, 'data-pk-theme="auto"')}</section>`,
    })
    await page.goto('/stage')
    await expect(add(page)).toHaveCount(3)
    expect(await styleOf(add(page.locator('#plain')), 'color-scheme')).toBe('dark')
    expect(await styleOf(add(page.locator('#above')), 'color-scheme')).toBe('light')
    expect(await styleOf(add(page.locator('#own')), 'color-scheme')).toBe('light dark')
    expect(await styleOf(page.locator('body'), 'color-scheme')).toBe('normal')
  })

  test('compact: controls of 34 px and smaller text, also against what the page says on :root', async ({
    page,
    shop,
  }) => {
    const products = await payableProducts(shop, 2)
    await startWithProducts(page, products)
    await setStage(page, {
      html: 'data-pk-density="compact"',
      css: ':root { --pk-control-height: 48px; --pk-font-size: 17px }',
    })
    await openOrder(page)
    const heights = await page
      .locator('.pk-input:not(textarea), .pk-button:not([data-size="small"]), .pk-quantity-stepper')
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.checkVisibility())
          .map((control) => control.getBoundingClientRect().height),
      )
    expect(heights.length).toBeGreaterThan(6)
    expect(heights.filter((height) => height < 32 || height > 36)).toEqual([])
    expect(await styleOf(page.locator('.pk-checkout'), 'font-size')).toBe('13px')
  })

  test('inherit: the ground, the text and the lines of the page; buttons are a veil, dialogs have a ground', async ({
    page,
    shop,
  }) => {
    const [product] = await payableProducts(shop, 1)
    if (product === undefined) throw new Error('The demo shop has no product for this test.')
    await setStage(page, {
      css: '#promo { background: #123c69; color: #f5efe0 }',
      body: `<section id="promo" data-pk-theme="inherit">${cartButton(product)}</section>`,
    })
    await page.goto('/stage')
    expect(await styleOf(add(page), 'color')).toBe('rgb(245, 239, 224)')
    expect(await styleOf(add(page), 'background-color')).toMatch(/\/ 0\.15\)$/)
    await add(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    expect(await styleOf(dialog, 'background-color')).toBe('rgb(255, 255, 255)')
    expect(await styleOf(dialog, 'color')).toBe('rgb(0, 0, 0)')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'В корзине 1 шт.' }).focus()
    expect(await styleOf(page.getByRole('link', { name: 'В корзине 1 шт.' }), 'outline-color')).toBe(
      'rgb(245, 239, 224)',
    )
  })
})

test('from right to left boxes stand as in a mirror, telephone numbers do not turn round, suggestions open below their field, and dialogs close on the other side', async ({
  page,
  shop,
}) => {
  await startWithProducts(page, await payableProducts(shop, 2))
  await setStage(page)
  await openOrder(page)
  const boxes = () =>
    page.locator('.pk-root').evaluate((root) => {
      const around = root.getBoundingClientRect()
      const mirrored = getComputedStyle(root).direction === 'rtl'
      return [...root.querySelectorAll('[class^="pk-"]')]
        .filter((element) => element.checkVisibility() && !getComputedStyle(element).display.startsWith('inline'))
        .map((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return {
            name: element.getAttribute('class'),
            start: Math.round(mirrored ? around.right - right : left - around.left),
            width: Math.round(width),
          }
        })
    })
  const before = await boxes()
  expect(before.length).toBeGreaterThan(60)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const after = await boxes()
  // A line of text that wraps elsewhere may move what stands after it by a pixel or two.
  expect(
    after.filter(
      ({ start, width }, index) =>
        Math.abs(start - (before[index]?.start ?? NaN)) > 2 || Math.abs(width - (before[index]?.width ?? NaN)) > 2,
    ),
  ).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await styleOf(page.getByLabel('Телефон').first(), 'direction')).toBe('ltr')

  await page.getByRole('button', { name: 'Изменить' }).first().click()
  const dialog = page.getByRole('dialog')
  const close = dialog.locator('.pk-dialog__head .pk-icon-button')
  await expect(close).toBeVisible()
  const [frame, cross] = [await dialog.boundingBox(), await close.boundingBox()]
  expect((cross?.x ?? NaN) - (frame?.x ?? NaN)).toBeLessThan(40)
  const field = dialog.getByRole('combobox')
  await field.pressSequentially('ка')
  const list = dialog.locator('.pk-combobox__layer')
  await expect(list).toBeVisible()
  const [input, layer] = [await field.boundingBox(), await list.boundingBox()]
  expect(Math.abs((input?.x ?? NaN) - (layer?.x ?? NaN))).toBeLessThanOrEqual(1)
  expect(Math.abs((input?.width ?? NaN) - (layer?.width ?? NaN))).toBeLessThanOrEqual(1)
})

test.describe('forced colours', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

  const edge = (locator: Locator) =>
    locator.evaluate((element) => {
      const { borderTopColor, borderTopWidth, borderTopStyle, backgroundColor } = getComputedStyle(element)
      return {
        seen:
          borderTopStyle === 'solid' &&
          Number.parseFloat(borderTopWidth) >= 1 &&
          borderTopColor !== backgroundColor &&
          !/\/ 0\)|rgba\(.*, 0\)/.test(borderTopColor),
      }
    })

  test('the cart button keeps its edges, in both states, and the focus is seen', async ({ page, shop }) => {
    const [product] = await payableProducts(shop, 1)
    if (product === undefined) throw new Error('The demo shop has no product for this test.')
    await setStage(page, { body: `<span data-prilavok="cart-badge"></span>${cartButton(product)}` })
    await page.goto('/stage')
    expect(await edge(add(page))).toEqual({ seen: true })
    await add(page).focus()
    expect(await styleOf(add(page), 'outline-style')).toBe('solid')
    expect(await styleOf(add(page), 'outline-width')).toBe('2px')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    for (const part of ['__remove', '__link', '__more'])
      expect(await edge(page.locator(`.pk-cart-button${part}`))).toEqual({ seen: true })
    expect(await edge(page.locator('.pk-cart-badge'))).toEqual({ seen: true })
  })

  test('the order form: a chosen card differs from the others, fields, buttons and badges have frames', async ({
    page,
    shop,
  }) => {
    await startWithProducts(page, await payableProducts(shop, 1))
    await setStage(page)
    await openOrder(page)
    const chosen = page.locator('.pk-radio-cards__card[data-chosen]').first()
    expect(await styleOf(chosen, 'outline-style')).toBe('solid')
    expect(await styleOf(chosen, 'outline-color')).not.toBe(
      await styleOf(page.locator('.pk-radio-cards__card:not([data-chosen])').first(), 'border-top-color'),
    )
    for (const part of ['.pk-input', '.pk-checkout-section', '.pk-button[data-variant="secondary"]'])
      expect(await edge(page.locator(part).first()), part).toEqual({ seen: true })
    expect(await styleOf(page.locator('.pk-badge').first(), 'outline-style')).toBe('solid')
  })
})

test('on paper: products and sums, no buttons, no shadows, light', async ({ page, shop }) => {
  const products = await payableProducts(shop, 2)
  await startWithProducts(page, products)
  await setStage(page, { html: 'data-pk-theme="dark"' })
  await openCart(page)
  await page.emulateMedia({ media: 'print' })
  for (const { name } of products) await expect(page.getByText(name).first()).toBeVisible()
  await expect(page.locator('.pk-cart-summary__row[data-kind="total"]')).toBeVisible()
  await expect(
    page.locator('.pk-button:visible, .pk-quantity-stepper__step:visible, .pk-cart-offers:visible'),
  ).toHaveCount(0)
  expect(await styleOf(page.locator('.pk-cart-page'), 'color-scheme')).toBe('light')
  const shadows = await page
    .locator('.pk-root *')
    .evaluateAll(
      (all) =>
        all.filter((element) => element.checkVisibility() && getComputedStyle(element).boxShadow !== 'none').length,
    )
  expect(shadows).toBe(0)
  await page.emulateMedia({ media: 'screen' })
  await goOnToOrder(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByLabel('Фамилия').first()).toBeVisible()
  await expect(page.locator('.pk-button:visible')).toHaveCount(0)
})

const blocks = cssBlocks('theming')
/** What each block of the guide must bring about on a page with two cart buttons, one in a card and one in a promotion. */
const effects: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Ten properties make it yours': async (page) => {
    expect(await styleOf(add(page).first(), 'background-color')).toBe('rgb(122, 46, 142)')
    expect(await styleOf(add(page).first(), 'color')).toBe(await asComputed(page, 'oklch(1 0 0)'))
    expect(await styleOf(add(page).first(), 'border-top-left-radius')).toBe('4px')
    expect(await styleOf(add(page).first(), 'font-family')).toBe('Georgia, serif')
    expect(await styleOf(add(page).first(), 'font-size')).toBe('16px')
  },
  'More properties': async (page) => {
    await page.goto('/profile/cart')
    await expect(page.getByRole('link', { name: 'Оформить заказ' })).toBeVisible()
    const wide = (page.viewportSize()?.width ?? 0) > 900
    if (wide) expect(await styleOf(page.locator('.pk-cart-summary'), 'inset-block-start')).toBe('88px')
    else expect(await styleOf(page.locator('.pk-cart-summary__bar'), 'inset-block-end')).toBe('66px')
  },
  Themes: async (page) => {
    await add(page).first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await styleOf(page.getByRole('dialog'), 'background-color')).toBe('rgb(255, 253, 248)')
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await styleOf(page.getByRole('dialog'), 'background-color')).toBe('rgb(36, 31, 46)')
    expect(await styleOf(page.getByRole('dialog'), 'color')).toBe('rgb(239, 234, 246)')
  },
  'On a coloured background': async (page) => {
    expect(await styleOf(add(page.locator('.promo')), 'background-color')).toBe('rgb(242, 177, 52)')
    expect(await styleOf(add(page.locator('.promo')), 'color')).toBe(await asComputed(page, 'oklch(0 0 0)'))
    expect(await styleOf(page.locator('.promo .pk-root'), 'color')).toBe('rgb(245, 239, 224)')
  },
  'Colours of a framework': async (page) => {
    expect(await styleOf(add(page).first(), 'background-color')).toBe('rgb(102, 16, 242)')
    expect(await styleOf(add(page).first(), 'border-top-left-radius')).toBe('0px')
  },
  'One part of the page': async (page) => {
    const [card, box] = [
      await page.locator('.product-card').boundingBox(),
      await add(page.locator('.product-card')).boundingBox(),
    ]
    expect(box?.width).toBe(card?.width)
    expect(await styleOf(add(page.locator('.product-card')), 'border-top-left-radius')).toBe('999px')
    expect(await styleOf(add(page.locator('.promo')), 'border-top-left-radius')).toBe('8px')
  },
  'Beyond properties': async (page) => {
    expect(await styleOf(add(page).first(), 'text-transform')).toBe('uppercase')
    expect(Number.parseFloat(await styleOf(add(page).first(), 'letter-spacing'))).toBeGreaterThan(0)
  },
}

test.describe('the theming guide', () => {
  const expectEffect = async (page: Page, heading: string) => {
    expect(Object.keys(effects)).toContain(heading)
    await effects[heading]?.(page)
  }

  test('has a check for every block of CSS', () => {
    expect([...blocks.keys()]).toEqual(Object.keys(effects))
  })

  test('[EMBED-05] "More properties" does what it says', async ({ page, shop }) => {
    await startWithProducts(page, await payableProducts(shop, 1))
    await setStage(page, { css: blocks.get('More properties') ?? '' })
    await expectEffect(page, 'More properties')
  })

  test('[EMBED-05] every other block does what it says', async ({ page, shop }) => {
    const [product, other] = await payableProducts(shop, 2)
    if (product === undefined || other === undefined) throw new Error('The demo shop has no product for this test.')
    const body = `<div class="product-card" style="width: 400px">${cartButton(product)}</div><section class="promo" data-pk-theme="inherit">${cartButton(other)}</section>`
    for (const [heading, css] of blocks) {
      if (heading === 'More properties') continue
      await test.step(heading, async () => {
        await startWithProducts(page, [])
        await page.emulateMedia({ colorScheme: 'light' })
        await setStage(page, { css, body })
        await page.goto('/stage')
        await expect(add(page)).toHaveCount(2)
        await expectEffect(page, heading)
        await page.evaluate(() => localStorage.clear())
      })
    }
  })
})
