import { expect, it } from 'vitest'
import { staffRoutes } from './staff.routes'

it('the page of the staff wing has nothing but an element and a script, under a strict policy', async () => {
  const page = await staffRoutes().request('https://shop.example/staff')
  const policy = page.headers.get('Content-Security-Policy') ?? ''
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).toContain("frame-ancestors 'none'")
  const text = await page.text()
  expect(text).toContain('data-prilavok="admin-app"')
  expect(text).not.toMatch(/<script>|style=/)
})
