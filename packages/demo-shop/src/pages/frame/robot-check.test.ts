import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { html } from '@prilavok/shop-server/kit'
import type { RobotCheckSettings } from '@prilavok/shop-server'
import { CONTENT_SECURITY_POLICY } from './security-headers'
import { createShowPage } from './show-page'

const account = { siteKey: 'site-key', secretKey: 'secret-of-the-shop', leastScore: 0.5 }

it('pages of a shop with a service name its public key, allow its scripts and keep the secret', async () => {
  const open = async (robotCheck: RobotCheckSettings | null) => {
    const bundle = () => ({ build: 'preact', stub: '/bundle/s.js', script: '/bundle/x.js' }) as const
    // No shelves, and so no database.
    const nothing = async () => []
    const show = createShowPage(
      { db: null as never, now: () => 0, bundle, robotCheck },
      { roots: nothing, experiments: nothing },
    )
    const app = new Hono().get('/', (c) => show(c, { title: 'Вопросы', content: html`<p>Вопросы</p>` }))
    const response = await app.request('/')
    return { text: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
  }
  const plain = await open(null)
  expect([plain.policy, plain.text.includes('robotCheck')]).toEqual([CONTENT_SECURITY_POLICY, false])

  const { text, policy } = await open({ ...account, service: 'smart-captcha' })
  expect(text).toContain('"robotCheck":{"service":"smart-captcha","siteKey":"site-key"}')
  expect(text).not.toContain(account.secretKey)
  const host = 'https://smartcaptcha.yandexcloud.net'
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([`script-src 'self' ${host}`, `connect-src 'self' ${host}`, `frame-src ${host}`]),
  )
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('trusted-types')
})
