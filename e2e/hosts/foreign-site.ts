import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openDemoShop } from '../support/demo-shop'
import { test as shopTest } from '../support/shop'

/** A site of somebody else, on another origin than the shop. It answers every address with the same page; nothing is intercepted on the way. */
export interface ForeignSite {
  readonly origin: string
  /** Sets the body of the page, and what is in its head. */
  readonly show: (body: string, head?: string) => void
  /** The tag that loads the shop, with settings such as `data-pages-order="/order"`. */
  readonly tag: (attributes?: string) => string
}

interface Site {
  readonly origin: string
  readonly document: { text: string }
  readonly server: Server
}

/** The order page of a site, and the tag's settings for it. */
export const placeOf = (widget: string, attributes = ''): string =>
  `<div data-prilavok="${widget}" ${attributes}></div>`

const openSite = (): Promise<Site> =>
  new Promise((opened) => {
    const document = { text: '' }
    const server = createServer((request, response) => {
      const isPage = request.headers['sec-fetch-dest'] === 'document'
      response.writeHead(isPage ? 200 : 404, { 'Content-Type': 'text/html; charset=utf-8' })
      response.end(isPage ? document.text : '')
    })
    server.listen(0, 'localhost', () => {
      const { port } = server.address() as AddressInfo
      opened({ origin: `http://localhost:${port}`, document, server })
    })
  })

/** The shop's test on a site of another origin, whose server has to allow it. */
export const test = shopTest.extend<{ readonly foreign: ForeignSite }, { readonly site: Site }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from a pattern
    async ({}, use) => {
      const site = await openSite()
      await use(site)
      site.server.closeAllConnections()
      site.server.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ site }, use) => {
      const shop = await openDemoShop({ rateLimits: null, allowedOrigins: [site.origin] })
      await use(shop)
      await shop.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  foreign: async ({ site, shop }, use, { project }) => {
    const react = project.metadata['build'] === 'react' ? 'data-build="prilavok.react.js"' : ''
    await use({
      origin: site.origin,
      show(body, head = '') {
        site.document.text = `<!doctype html><html lang="ru"><head><meta charset="utf-8">
          <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
          <title>Страница — Стройдвор</title>${head}</head><body>${body}</body></html>`
      },
      tag: (attributes = '') => `<script src="${shop.url}/bundle/prilavok.stub.js" ${react} ${attributes}></script>`,
    })
  },
})

export { expect } from './patient-expect'
