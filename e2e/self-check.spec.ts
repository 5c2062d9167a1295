import type { ConsoleMessage, Page } from '@playwright/test'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { BROKEN_REQUEST, expect, test } from './support/shop'

/** A site of another origin with one page; everything else on it is a 404. The shop is asked without any interception. */
async function withSite(html: string, run: (url: string) => Promise<void>) {
  const server = createServer(({ url }, response) => {
    const isFront = url?.split('?')[0] === '/'
    response.writeHead(isFront ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
    response.end(isFront ? `<!doctype html><html lang="ru"><title>Сайт</title>${html}` : 'Нет такой страницы')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  } finally {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  }
}

const said = (page: Page) => {
  const texts: string[] = []
  page.on('console', (message: ConsoleMessage) => texts.push(message.text()))
  return texts
}
const button = (attributes = '') =>
  `<div data-prilavok="cart-button" data-id="42" data-name="Дрель" data-price="4 990 руб." ${attributes}></div>`

test('a page of another origin that the shop does not allow is told which flag allows it, in the console and in the devtools', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(/CORS|\[Prilavok\]/)
  const tag = `<script src="${shop.url}/bundle/prilavok.stub.js" data-pages-cart="/cart" data-pages-order="/order"></script>`
  await withSite(tag + button(), async (site) => {
    const texts = said(page)
    await page.goto(`${site}/?prilavok-debug`)
    await page.getByRole('button', { name: 'Добавить в корзину' }).click()
    await expect.poll(() => texts.filter((text) => text.includes(`--origin ${site}`)).length).toBe(1)
    const panel = page.getByRole('dialog', { name: 'Инструменты Prilavok' })
    await expect(panel).toContainText(`её адрес не разрешён. Разрешите его на сервере магазина: --origin ${site}`)
    await expect(panel).toContainText('Страницы корзины по адресу /cart нет')
    await expect(panel).toContainText('Страницы заказа по адресу /order нет')
  })
})

test('a page with two tags and misspelt attributes gets one line in the console; no page is asked for its addresses', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(BROKEN_REQUEST)
  quiet.expectNoise(/CORS|\[Prilavok\]/)
  const tag = `<script src="${shop.url}/bundle/prilavok.stub.js" data-lnag="en"></script>`
  await withSite(tag + tag + button('data-thumburl="/a.webp"'), async (site) => {
    const texts = said(page)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(site)
    await expect
      .poll(() => texts.filter((text) => text.includes('Проверка встраивания')))
      .toEqual([expect.stringMatching(/2 раза.*data-lnag.*data-lang.*data-thumburl.*data-thumb-url/)])
    expect(asked.filter((path) => path.startsWith('/profile'))).toEqual([])
  })
})
