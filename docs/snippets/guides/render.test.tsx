// @vitest-environment node
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { server } from './render-server'

it('the plain server of the guide streams a page with the widgets, without an inline script or style', async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text()
  server.close()
  expect(html).toContain('Добавить в корзину')
  expect(html).toContain('pk-cart-badge-place')
  expect(html).not.toMatch(/<style|\sstyle=|<script(?![^>]*\ssrc=)/)
})
