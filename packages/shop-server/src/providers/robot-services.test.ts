import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { robotCheckOf, RobotKeyRefused } from '../rules/robot-check'
import { startRobotStandIn, type RobotAnswer, type RobotStandIn } from '../testing/robot-stand-in'
import { recaptcha } from './recaptcha'
import { robotPortOf } from './robot-services'
import { smartCaptcha } from './smart-captcha'

let service: RobotStandIn
beforeAll(async () => {
  service = await startRobotStandIn()
})
afterAll(() => service.close())

const given = { service: 'recaptcha', siteKey: 'site', secretKey: 'secret', leastScore: 0.5 } as const
const question = { action: 'product-question', address: '203.0.113.7' }
const makers = { recaptcha, smartCaptcha }
const ask = (name: keyof typeof makers, answer: RobotAnswer, ms = 5_000) => {
  service.answerWith(() => answer)
  const port = makers[name]({ secretKey: 'secret', url: service.url })
  return port.isHuman('token', question, AbortSignal.timeout(ms))
}

describe('Google reCAPTCHA', () => {
  const person = { success: true, score: 0.9, action: 'product_question' }

  it('is asked with the secret key, the token and the address, and takes a person', async () => {
    expect(await ask('recaptcha', person)).toBe(true)
    expect(service.asked()).toEqual([{ method: 'POST', secret: 'secret', response: 'token', remoteip: '203.0.113.7' }])
  })

  it('refuses programs, tokens that were used, and tokens of another form', async () => {
    for (const answer of [
      { ...person, score: 0.1 },
      { ...person, score: '0.9' },
      { success: false, 'error-codes': ['timeout-or-duplicate'] },
      { success: false, 'error-codes': ['invalid-input-response'] },
      { ...person, action: 'wholesale' },
      { ...person, action: undefined },
    ])
      expect([answer, await ask('recaptcha', answer)]).toEqual([answer, false])
  })

  it('says nothing about a visitor when the key of the shop is wrong', async () => {
    const refused = { success: false, 'error-codes': ['invalid-input-secret'] }
    await expect(ask('recaptcha', refused)).rejects.toBeInstanceOf(RobotKeyRefused)
  })
})

describe('Yandex SmartCaptcha', () => {
  it('is asked with the secret key, the token and the address', async () => {
    expect(await ask('smartCaptcha', { status: 'ok', message: '', host: 'shop.example' })).toBe(true)
    expect(service.asked()).toEqual([{ method: 'POST', secret: 'secret', token: 'token', ip: '203.0.113.7' }])
  })

  it('refuses a token that is invalid or too old, and tells it from a wrong key', async () => {
    expect(await ask('smartCaptcha', { status: 'failed', message: 'Invalid or expired Token.', host: '' })).toBe(false)
    const refused = { status: 'failed', message: 'Authentication failed. Secret has not provided.', host: '' }
    await expect(ask('smartCaptcha', refused)).rejects.toBeInstanceOf(RobotKeyRefused)
  })
})

it('a service that fails, says something else or is silent rejects, and is not asked twice', async () => {
  for (const name of ['recaptcha', 'smartCaptcha'] as const) {
    for (const answer of [500, 429, '<h1>Maintenance</h1>', {}, { success: 'yes', status: 'perhaps' }, null]) {
      await expect(ask(name, answer, answer === null ? 100 : 5_000)).rejects.toBeInstanceOf(Error)
      expect(service.asked()).toHaveLength(1)
    }
  }
})

it('settings choose the service; without keys there is none', () => {
  expect(robotPortOf(null)).toBeNull()
  expect([robotPortOf(given), robotPortOf({ ...given, service: 'smart-captcha' })]).not.toContain(null)
  const env = { PRILAVOK_ROBOT_SITE_KEY: 'site', PRILAVOK_ROBOT_SECRET_KEY: 'secret' }
  expect([robotCheckOf({}), robotCheckOf(env)]).toEqual([null, given])
  expect(robotCheckOf({ ...env, PRILAVOK_ROBOT_SERVICE: 'smart-captcha', PRILAVOK_ROBOT_LEAST_SCORE: '0.3' })).toEqual({
    ...given,
    service: 'smart-captcha',
    leastScore: 0.3,
  })
  expect(() => robotCheckOf({ PRILAVOK_ROBOT_SECRET_KEY: 'secret' })).toThrow('a pair')
  expect(() => robotCheckOf({ ...env, PRILAVOK_ROBOT_SERVICE: 'toString' })).toThrow('one of')
  expect(() => robotCheckOf({ ...env, PRILAVOK_ROBOT_LEAST_SCORE: 'high' })).toThrow('from 0 to 1')
})
