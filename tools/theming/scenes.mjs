/** What the pictures of the theming guide show. */

const WHITE = 'body { background: #fff; color: #1b2126 }'
const GREY = 'body { background: #f1f2f4; color: #1b2126 }'
const DARK = ':root { color-scheme: dark } body { background: #121518; color: #eceff2 }'
const BLUE = 'body { background: #123c69; color: #f5efe0 }'
const ACCENT =
  ':root { --pk-accent: #7a2e8e; --pk-radius: 4px; --pk-font: Georgia, serif } body { background: #faf6fb; color: #2a2238 }'

const quoted = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** A page with the script and one widget, or what the scene puts there. */
export const stagePage = (
  { html = '', css, body },
  script,
  path,
) => `<!doctype html><html lang="ru" ${html}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Prilavok</title><link rel="icon" href="data:,">
<style>* { box-sizing: border-box } body { font: 16px/1.5 system-ui, sans-serif; margin: 0; padding: 24px } ${css}</style></head>
<body>${path === '/profile/order' ? '<div data-prilavok="checkout-page"></div>' : body}<script type="module" src="${script}"></script></body></html>`

const buttonOf = ({ id, name, price_kopecks: price }) =>
  `<div data-prilavok="cart-button" data-id="${id}" data-name="${quoted(name)}" data-price="${price / 100}"></div>`

/** One panel of the picture of themes: a button to add with, and one that counts. */
const panel = ([first, second], title, attributes, style) =>
  `<section ${attributes} class="panel ${style}"><h2>${title}</h2>${buttonOf(first)}${buttonOf(second)}</section>`

const PANELS = `.panels { display: grid; gap: 12px; grid-template-columns: 1fr 1fr 1fr } .panel { border-radius: 12px; display: grid; gap: 12px; padding: 16px }
h2 { font-size: 13px; font-weight: 500; margin: 0 } .light { background: #f1f2f4; color: #1b2126 } .dark { background: #121518; color: #eceff2 }
.blue { background: #123c69; color: #f5efe0 } .sand { background: #f3e3c3; color: #3a2a10 } .accent { background: #faf6fb; color: #2a2238; --pk-accent: #7a2e8e; --pk-radius: 999px }`

/** What readers of the site in the dark see instead; the others show a look of their own that is meant. */
const IN_DARK = {
  // The panels have schemes of their own.
  themes: `body { background: #121518 } ${PANELS} .dark { outline: 1px solid #333a41 }`,
  'cart-light': DARK,
  'cart-accent': `${ACCENT} :root { color-scheme: dark } body { background: #17121b; color: #efe9f3 }`,
  'order-compact': DARK,
}

/** The pictures, by the names under which the guide shows them. */
export function scenes(products) {
  const cart = products.map(({ id, name, slug, price_kopecks: price }) => ({
    id,
    name,
    price,
    thumbUrl: `/images/product/${id}.svg`,
    link: `/product/${slug}`,
    quantity: 1,
  }))
  const cartPage = {
    path: '/profile/cart',
    width: 1120,
    height: 520,
    cart,
    body: '<div data-prilavok="cart-page"></div>',
    prepare: (page) => page.getByRole('link', { name: 'Оформить заказ' }).waitFor(),
  }
  const orderPage = { ...cartPage, height: 760, prepare: openOrder }
  const light = [
    {
      name: 'themes',
      path: '/stage',
      width: 960,
      height: 392,
      scale: 1.5,
      cart: cart.slice(1, 2),
      css: WHITE + PANELS,
      body: `<div class="panels">${[
        panel(products, 'light', 'data-pk-theme="light"', 'light'),
        panel(products, 'dark', 'data-pk-theme="dark"', 'dark'),
        panel(products, 'an accent and a radius', '', 'accent'),
        panel(products, 'inherit', 'data-pk-theme="inherit"', 'blue'),
        panel(products, 'inherit', 'data-pk-theme="inherit"', 'sand'),
        panel(products, 'compact', 'data-pk-density="compact"', 'light'),
      ].join('')}</div>`,
      prepare: (page) => page.getByRole('link', { name: 'В корзине 1 шт.' }).nth(5).waitFor(),
    },
    { ...cartPage, name: 'cart-light', css: GREY },
    { ...cartPage, name: 'cart-accent', css: ACCENT },
    { ...cartPage, name: 'cart-inherit', css: BLUE, html: 'data-pk-theme="inherit"' },
    { ...orderPage, name: 'order-light', css: GREY },
    { ...orderPage, name: 'order-dark', css: DARK },
    { ...orderPage, name: 'order-compact', css: GREY, html: 'data-pk-density="compact"' },
  ]
  return light.flatMap((scene) => {
    const dark = IN_DARK[scene.name]
    return dark === undefined ? [scene] : [scene, { ...scene, name: `${scene.name}.dark`, css: dark }]
  })
}

/** Goes on to the form and fills in what a buyer would, until delivery is in sight. */
async function openOrder(page) {
  await page.getByRole('link', { name: 'Оформить заказ' }).click()
  await page.locator('.pk-point').first().waitFor()
  await page
    .locator('.pk-checkout-section', { hasText: 'Доставка' })
    .first()
    .evaluate((section) => {
      for (let before = section.previousElementSibling; before !== null; before = section.previousElementSibling)
        before.remove()
      scrollTo(0, 0)
    })
}
