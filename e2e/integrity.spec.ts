import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { importMap } from '../docs/snippets/guides/import-map'
import { payableProducts, startWithProducts } from './support/buyer'
import { policyOf } from './support/policies'
import { putUnder } from './support/policy-watch'
import { bundleFolder } from './support/demo-shop'
import { expect, test } from './support/shop'

const NONCE = 'Zm9yIHRoaXMgdmlzaXQ'
const manifest = JSON.parse(readFileSync(`${bundleFolder}/manifest.json`, 'utf8')) as Parameters<typeof importMap>[0]

/** The page of the shop under a nonce, with the import map of the guide before its scripts. */
const withImportMap = (page: Page) =>
  putUnder(page, {
    policy: policyOf('nonce', { nonce: NONCE }),
    rewrite: (document) =>
      document
        .replace(/<script (?=src|type="module")/g, `<script nonce="${NONCE}" `)
        // A file that is fetched ahead without its integrity is fetched a second time.
        .replace(
          /<link rel="modulepreload" href="\/bundle\/([^"]+)"/g,
          (link, file: string) => `${link} nonce="${NONCE}" integrity="${manifest.files[file]?.sri}"`,
        )
        .replace(
          '<script',
          `<script type="importmap" nonce="${NONCE}">${importMap(manifest, '/bundle')}</script>\n<script`,
        ),
  })

test('a page with the import map of the guide runs as before', async ({ page, shop }) => {
  const reports = await withImportMap(page)
  await startWithProducts(page, await payableProducts(shop, 1))
  await page.goto('/profile/cart')
  await expect(page.locator('[data-prilavok="cart-page"] .pk-button[href="/profile/order"]')).toBeVisible()
  expect(reports).toEqual({ events: [], posts: [], console: [] })
})

test('a chunk that was changed on the way does not run, and the page says that it could not be shown', async ({
  page,
  shop,
  quiet,
}) => {
  quiet.expectNoise(/integrity|Failed to load|could not be shown/)
  await withImportMap(page)
  await page.route('**/bundle/chunks/p-cart-page-*.js', async (route) => {
    const response = await fetch(shop.url + new URL(route.request().url()).pathname)
    const body = `${await response.text()}\nglobalThis.changed = true`
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  await startWithProducts(page, await payableProducts(shop, 1))
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()))
  await page.goto('/profile/cart')
  await refused
  await expect(page.getByRole('alert').filter({ hasText: 'Этот блок не загрузился.' })).toBeVisible()
  expect(await page.evaluate(() => 'changed' in globalThis)).toBe(false)
})
