import type { Page } from '@playwright/test'
import type { OpenShop } from '@prilavok/shop-server'
import { expect, test } from './support/shop'

const HOST = 'http://shop.example'

/** The shop under the name of a public host, with these attributes on the tag of its script. */
async function openPublic(page: Page, shop: OpenShop, attributes: string): Promise<readonly string[]> {
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  await page.route(`${HOST}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/page')
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        body: `<!doctype html><html lang="ru"><link rel="icon" href="/favicon.svg"><script type="module" src="/bundle/prilavok.js" ${attributes}></script><h1>Товар</h1></html>`,
      })
    const response = await fetch(shop.url + pathname)
    return route.fulfill({
      contentType: response.headers.get('content-type') ?? '',
      body: Buffer.from(await response.arrayBuffer()),
    })
  })
  await page.goto(`${HOST}/page#prilavok-debug`)
  await page.waitForFunction(() => globalThis.prilavok !== undefined)
  return said
}

test('on a public host a link opens the devtools for nobody, and the console says how it would', async ({
  page,
  shop,
}) => {
  const said = await openPublic(page, shop, '')
  await expect(() => expect(said.join('\n')).toContain('put data-devtools="link" on the script\'s tag')).toPass()
  await expect(page.getByRole('button', { name: 'Свернуть' })).toHaveCount(0)
  await page.evaluate(() => globalThis.prilavok?.debug())
  await expect(page.getByRole('button', { name: 'Свернуть' })).toBeVisible()
})

test('a shop that allows it has them opened by a link', async ({ page, shop }) => {
  await openPublic(page, shop, 'data-devtools="link"')
  await expect(page.getByRole('button', { name: 'Свернуть' })).toBeVisible()
})
