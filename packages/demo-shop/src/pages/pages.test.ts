import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openDatabase, type OpenDatabase } from '@prilavok/shop-server/testing/inside'
import { fillFixtureShop, ids } from '../fixtures/fixture-shop'
import { CONTENT_SECURITY_POLICY, PERMISSIONS_POLICY } from './frame/security-headers'
import { createPages } from './pages'
import { emptyDatabase, takeDatabase } from '@prilavok/shop-server/testing/kept-databases'

const attack = `"><img src=x onerror=alert(1)>'</script><script>alert(2)</script>`
const reported: unknown[] = []
const reportedIds: string[] = []
let database: OpenDatabase
/** One that has been closed. */
let ended: OpenDatabase
let fetchPage: (path: string, headers?: Record<string, string>) => Promise<Response>
/** The tags alone, with empty attribute values. */
const bareTags = (text: string) => text.replace(/>[^<]*</g, '><').replace(/"[^"]*"/g, '""')
const textOf = async (path: string) => (await fetchPage(path)).text()

beforeAll(async () => {
  database = await takeDatabase()
  ended = await openDatabase({ template: emptyDatabase() })
  await ended.close()
  const { db } = database
  await fillFixtureShop(db)
  await db
    .insertInto('product')
    .values({
      id: 'evil',
      category_id: 'cat-mix',
      slug: 'evil',
      article: attack,
      name: attack,
      price_kopecks: 123_450,
      old_price_kopecks: 200_000,
      weight_kg: 1,
      volume_l: 1,
      unit: attack,
      availability: 'InStock',
      tags: ['Hit', attack],
      specs: JSON.stringify([{ name: attack, value: attack, unit: attack }]),
      sales_rank: 1,
    })
    .execute()
  const pages = createPages({
    db,
    now: () => Date.parse('2026-10-10T09:00:00Z'),
    bundle: (build) => ({ build, stub: '/bundle/stub.js', script: `/bundle/${build}.js` }),
    policyVersion: '2026-01',
    standIns: true,
    report: (error) => reported.push(error),
  })
  fetchPage = async (path, headers = {}) => pages.request(path, { headers })
})
afterAll(() => database.close())

const productAddress = `/product/${ids.cement}/cement`
const pageAddresses = [
  '/',
  '/catalog/',
  '/catalog/smesi',
  '/catalog/instrument',
  productAddress,
  '/product/evil/evil',
  '/search',
  '/search?q=цемент',
  '/search/цемент',
  '/profile/cart',
  `/profile/cart?add=${ids.cement}`,
  '/profile/order',
  '/profile/favourites',
  '/profile/compare',
  '/delivery/',
  `/delivery/pickpoints/${ids.moscow}`,
  '/about/',
]

describe('every page', () => {
  it.each(pageAddresses)('%s returns a whole, safe document', async (path) => {
    const response = await fetchPage(path)
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8')
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const isPrivate = /<meta name="robots" content="noindex">/.test(text)
    expect(response.headers.get('referrer-policy')).toBe(
      isPrivate ? 'strict-origin' : 'strict-origin-when-cross-origin',
    )
    expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(response.headers.get('permissions-policy')).toBe(PERMISSIONS_POLICY)
    expect(response.headers.get('vary')).toContain('Cookie')
    expect(text).toMatch(/^<!doctype html>\n<html lang="ru">/)
    expect(text.match(/<h1[ >]/g)).toHaveLength(1)
    expect(text.match(/<main[ >]/g)).toHaveLength(1)
    // Nothing that the policy would refuse.
    expect(bareTags(text)).not.toMatch(/<style|\sstyle=|\son[a-z]+=|=[^"]/i)
    const scripts = [...text.matchAll(/<script([^>]*)>/g)].map(([, attributes = '']) => attributes.trim())
    expect(scripts.filter((attributes) => !/^type="application\/(?:json|ld\+json)"/.test(attributes))).toEqual([
      'src="/bundle/stub.js" data-build="/bundle/preact.js"',
      'type="module" src="/bundle/preact.js"',
    ])
    expect(scripts.filter((attributes) => attributes.includes('prilavok-config'))).toHaveLength(1)
  })

  it('has no id twice and no heading that skips a level', async () => {
    for (const path of pageAddresses) {
      const text = await textOf(path)
      const found = [...text.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id)
      expect(found, path).toEqual([...new Set(found)])
      const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
      const levels = [...main.matchAll(/<h(\d)[ >]/g)].map(([, level]) => Number(level))
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect(jumps, path).toEqual([])
    }
  })

  it('[CART-42] links to the cart with a badge in three places', async () => {
    // The order page leads back to the cart by words alone.
    for (const path of pageAddresses.filter((address) => address !== '/profile/order')) {
      const links = [
        ...(await textOf(path)).matchAll(
          /<a class="cart-link cart-link--(\w+)" href="\/profile\/cart"[^>]*>.*?Корзина <span class="cart-link__count" data-prilavok="cart-badge" data-opens="mini-cart"><\/span><\/a>/gs,
        ),
      ]
      expect(
        links.map(([, place]) => place),
        path,
      ).toEqual(['desktop', 'tablet', 'mobile'])
    }
  })

  it('[CHK-28] [EMBED-12] gives the widgets the addresses, the phone and the policy by a JSON script element', async () => {
    const json =
      /<script type="application\/json" id="prilavok-config">(.*?)<\/script>/.exec(await textOf('/'))?.[1] ?? ''
    expect(JSON.parse(json)).toMatchObject({
      supportPhone: '8 800 000-00-00',
      policyVersion: '2026-01',
      pages: { cart: '/profile/cart', order: '/profile/order', home: '/', policy: '/policy.pdf' },
    })
  })

  it('names the stand-ins of the payment scripts [PAY-107]', async () => {
    const json =
      /<script type="application\/json" id="prilavok-config">(.*?)<\/script>/.exec(
        await textOf('/profile/order'),
      )?.[1] ?? ''
    const { payment } = JSON.parse(json) as { payment: { scripts: Record<string, string> } }
    expect(payment.scripts).toEqual({
      'online-card': '/sim/scripts/tbank-form.js',
      tinkoff: '/sim/scripts/tinkoff.js',
      'pos-credit': '/sim/scripts/pos-credit.js',
    })
  })

  it('costs nothing when nothing changed', async () => {
    const tag = (await fetchPage('/about/')).headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"/)
    const again = await fetchPage('/about/', { 'If-None-Match': `"other", ${tag}` })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await fetchPage('/about/', { 'If-None-Match': '"other"' })).status).toBe(200)
  })
})

describe('the build switch', () => {
  it('loads the React build for one visitor until switched back', async () => {
    const switched = await fetchPage('/?build=react')
    const cookie = switched.headers.get('set-cookie') ?? ''
    expect(await switched.text()).toContain('src="/bundle/react.js"')
    expect(cookie).toMatch(/^prilavok-build=react;.*HttpOnly; SameSite=Lax/)
    const sent = { Cookie: cookie.split(';')[0] ?? '' }
    expect(await (await fetchPage('/about/', sent)).text()).toContain('src="/bundle/react.js"')
    const back = await fetchPage('/about/?build=preact', sent)
    expect(await back.text()).toContain('src="/bundle/preact.js"')
    expect(back.headers.get('set-cookie')).toMatch(/^prilavok-build=;.*Max-Age=0/)
    expect(await (await fetchPage('/?build=evil')).text()).toContain('src="/bundle/preact.js"')
  })
})

describe('products', () => {
  it('[CART-25] [CART-26] [EMBED-06] offers the cart button with its settings and a placeholder inside', async () => {
    const text = await textOf(productAddress)
    const [mount = ''] = /<div class="cart-button" data-prilavok="cart-button"[^]*?<\/div>/.exec(text) ?? []
    expect(mount).toBe(
      `<div class="cart-button" data-prilavok="cart-button" data-id="${ids.cement}" data-name="Цемент М500, 25 кг" data-price="499.00" ` +
        `data-thumb-url="/images/product/${ids.cement}.svg" data-link="${productAddress}">` +
        `<a class="pk-placeholder" href="/profile/cart?add=${ids.cement}" rel="nofollow">Добавить в корзину</a></div>`,
    )
    const css = await textOf('/assets/shop.css')
    expect(css).toMatch(/\.pk-placeholder,[^{]*\{[^}]*min-height: 44px/)
    expect(css).toMatch(/\.cart-button \{[^}]*min-height: 44px/)
  })

  it('offers no cart button for what cannot be bought', async () => {
    const text = await textOf(`/product/${ids.gone}/snyat`)
    const buyBox = text.slice(
      text.indexOf('class="buy-box"'),
      text.indexOf('</section>', text.indexOf('class="buy-box"')),
    )
    expect(buyBox).toContain('Нет в наличии')
    expect(buyBox).not.toContain('data-prilavok="cart-button"')
  })

  it('offers the stock badge with the words of the page, which are there before it', async () => {
    const badgeOf = async (path: string) => /<p class="stock-badge"[^]*?<\/p>/.exec(await textOf(path))?.[0]
    expect(await badgeOf(productAddress)).toBe(
      `<p class="stock-badge" data-prilavok="stock-badge" data-id="${ids.cement}" data-available="true" data-label="В наличии">` +
        '<span class="stock-badge__text availability--yes">В наличии</span></p>',
    )
    expect(await badgeOf(`/product/${ids.gone}/snyat`)).toContain('data-available="false" data-label="Нет в наличии"')
    expect(await textOf('/assets/shop.css')).toMatch(/\.stock-badge \{[^}]*min-height: 20px/)
  })

  it('[PRODUCT-01] [PRODUCT-02] [PRODUCT-03] marks the product page and gives the current product', async () => {
    const text = await textOf(productAddress)
    expect(text).toContain(
      `id="product-details" data-product-id="${ids.cement}" data-product-name="Цемент М500, 25 кг" data-product-price="499.00" data-product-available="True" ` +
        'data-product-weight="25" data-product-comments-count="0" data-product-average-user-score="0"',
    )
    expect(await textOf(`/product/${ids.gone}/snyat`)).toContain('data-product-available="False"')
  })

  it('shows price, former price, facts and what is bought together', async () => {
    const text = await textOf(`/product/${ids.primer}/grunt`)
    expect(text).toContain('650,50\u00a0₽')
    expect(text).toMatch(/<s class="price__old">.*700\u00a0₽<\/s>/)
    expect(text).toMatch(/<th scope="row">Производитель<\/th><td>Основа<\/td>/)
    const cement = await textOf(productAddress)
    const together = cement.slice(cement.indexOf('id="together"'), cement.indexOf('id="similar"'))
    expect([...together.matchAll(/class="card__link" href="([^"]+)"/g)].map(([, link]) => link)).toEqual([
      `/product/${ids.primer}/grunt`,
      `/product/${ids.drill}/drel`,
      `/product/${ids.gone}/snyat`,
    ])
  })

  it('has the blocks of reviews, relations, cross-sales, other prices and questions [PRODUCT-19]', async () => {
    const page = await textOf('/product/p-cement/cement')
    const blocks = [...page.matchAll(/data-prilavok="([\w-]+)"/g)].map(([, name]) => name)
    for (const block of ['comments', 'relations', 'cross-sales', 'questions'])
      expect(blocks.filter((name) => name === `product-${block}`)).toHaveLength(1)
    expect(blocks.filter((name) => name === 'competitor-prices')).toHaveLength(1)
  })

  it('leads other spellings of the address to the one', async () => {
    for (const path of [
      '/product/cement',
      `/product/${ids.cement}`,
      `/product/${ids.cement}/old-slug`,
      '/product/old-id/cement',
    ]) {
      const response = await fetchPage(path)
      expect([response.status, response.headers.get('location')], path).toEqual([301, productAddress])
    }
  })

  it('lets no text of a product become a tag, an attribute or a script', async () => {
    for (const path of [
      '/',
      '/catalog/smesi',
      '/product/evil/evil',
      `/search?q=${encodeURIComponent(attack)}`,
      `/search/${encodeURIComponent(attack)}`,
      '/profile/cart?add=evil',
      `/?x=${encodeURIComponent(attack)}`,
    ]) {
      const text = await textOf(path)
      expect(bareTags(text), path).not.toMatch(/src=x|onerror|alert/)
    }
    expect(await textOf('/product/evil/evil')).toContain(
      'data-name="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;&#39;&lt;/script&gt;&lt;script&gt;alert(2)&lt;/script&gt;"',
    )
  })
})

describe('cart and order', () => {
  it('[CART-14] mounts the cart at its address and shows without script how to order the product that was clicked', async () => {
    const text = await textOf(`/profile/cart?add=${ids.cement}`)
    const at = text.indexOf('data-prilavok="cart-page"')
    const wanted = text.slice(text.indexOf('<section class="wanted"'), at)
    expect(wanted).toMatch(/Цемент М500, 25 кг[^]*<b>A-p-cement<[^]*data-prilavok="cart-button" data-id="p-cement"/)
    expect(text.slice(at, text.indexOf('</main>'))).toContain('8 800 000-00-00')
    expect(await textOf('/profile/cart?add=nobody')).toContain('Корзина хранится в вашем браузере')
  })

  it("[CART-22] gives the cart how the visitor's city may pay: the city of the address, or else the shop's own", async () => {
    expect(await textOf('/profile/cart')).toContain('data-prilavok="cart-page" data-payment-type="PaymentOnDelivery"')
    expect(await textOf(`/profile/cart?cityId=${ids.klin}`)).toContain('data-payment-type="OnlyPrepayment"')
    expect(await textOf('/profile/cart?cityId=nowhere')).toContain('data-payment-type="PaymentOnDelivery"')
  })

  it('[CHK-01] [CHK-02] mounts the order form at its address under its title', async () => {
    const text = await textOf('/profile/order?id=1')
    expect(text).toContain('<title>Оформление заказа</title>')
    expect(text).toMatch(/data-prilavok="checkout-page"/)
    expect(text).toContain('<body class="page page--order">')
    const top = text.slice(0, text.indexOf('</header>'))
    expect([...top.matchAll(/<a (?:class="header__\w+" )?href="([^"?]+)"/g)].map(([, address]) => address)).toEqual([
      '/',
      '/profile/cart',
      'tel:88000000000',
    ])
    expect(text).toContain('8 800 000-00-00')
  })
})

describe('delivery', () => {
  it('shows the carriers that work and the cities with points', async () => {
    const text = await textOf('/delivery/')
    expect([...text.matchAll(/<th scope="row">([^<]+)<\/th>/g)].map(([, name]) => name)).toEqual([
      'ТК КИТ',
      'ПЭК',
      'СДЭК',
      'Энергия',
    ])
    expect(text).toContain(`<a href="/delivery/pickpoints/${ids.moscow}">Москва</a>`)
  })

  it('[PICK-26] lists the points of a city and searches in their addresses', async () => {
    const all = await textOf(`/delivery/pickpoints/${ids.moscow}`)
    expect([...all.matchAll(/class="point__address">([^<]+)</g)]).toHaveLength(5)
    expect(all).toContain('пн–пт 09:00-21:00, сб 10:00-18:00, вс выходной')
    const some = await textOf(`/delivery/pickpoints/${ids.moscow}?q=${encodeURIComponent('березовая')}`)
    expect([...some.matchAll(/class="point__address">([^<]+)</g)].map(([, address]) => address)).toEqual([
      'ул. Берёзовая, 1',
    ])
    expect((await fetchPage('/delivery/pickpoints/nowhere')).status).toBe(404)
  })
})

describe('what is not there or breaks', () => {
  it.each([
    '/no-such',
    '/catalog/no-such',
    '/product/no-such',
    `/product/${ids.hidden}/skryt`,
    '/images/product/no-such.svg',
    `/images/product/${ids.hidden}.svg`,
    '/images/category/x.png',
  ])("%s is the shop's own 404", async (path) => {
    const response = await fetchPage(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
    expect(await response.text()).toContain('Такой страницы нет')
  })

  it('leaves unknown addresses of the API and the scripts to the server', async () => {
    for (const path of ['/api/nothing', '/bundle/nothing.js']) {
      const response = await fetchPage(path)
      expect([response.status, await response.text()], path).toEqual([404, '404 Not Found'])
    }
  })

  it('survives addresses that are no text', async () => {
    for (const path of [
      '/catalog/%E0%A4%A',
      '/search/%FF',
      '/product/%00/x',
      '/search?q=%00',
      '/profile/cart?add=%00',
    ]) {
      expect((await fetchPage(path)).status, path).toBeLessThan(500)
    }
  })

  const bundle: Parameters<typeof createPages>[0]['bundle'] = (build) => ({ build, stub: '/s.js', script: '/x.js' })
  const withoutDatabase = () => ({ db: ended.db, now: () => 0, bundle })

  it('shows the 500 page and reports when the database fails', async () => {
    const pages = createPages({
      ...withoutDatabase(),
      report: (error, requestId) => {
        reported.push(error)
        reportedIds.push(requestId)
      },
    })
    const response = await pages.request('/')
    const text = await response.text()
    expect(response.status).toBe(500)
    expect(response.headers.get('content-security-policy')).toBe(CONTENT_SECURITY_POLICY)
    expect(text).toContain('Что-то сломалось')
    expect(reported.at(-1)).toBeInstanceOf(Error)
    expect(response.headers.get('x-request-id')).toBe(reportedIds.at(-1))
    expect(text).not.toContain('destroyed')
    // No sandbox was asked for, so no page names a stand-in.
    expect(text).toContain('prilavok-config')
    expect(text).not.toContain('/sim/')
  })

  it('prints where it failed and not what was typed, when nobody takes the report', async () => {
    const pages = createPages(withoutDatabase())
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await pages.request('/search?q=Секретина')
    const text = printed.mock.calls.flat().map(String).join('\n')
    printed.mockRestore()
    expect(text).toMatch(/^[\w-]{36}\n\w*Error/)
    expect(text).toContain('    at ')
    expect(text).not.toMatch(/Секретина|destroyed/)
  })
})
