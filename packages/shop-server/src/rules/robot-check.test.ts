import { expect, it } from 'vitest'
import { robotCheckOf } from './robot-check'

const keys = { PRILAVOK_ROBOT_SITE_KEY: 'site', PRILAVOK_ROBOT_SECRET_KEY: 'secret' }
const account = { service: 'recaptcha', siteKey: 'site', secretKey: 'secret', leastScore: 0.5 }

it.each([
  ['no keys', {}, null],
  ['both keys', keys, account],
  ['another service', { ...keys, PRILAVOK_ROBOT_SERVICE: 'smart-captcha' }, { ...account, service: 'smart-captcha' }],
  ['the lowest score', { ...keys, PRILAVOK_ROBOT_LEAST_SCORE: '0' }, { ...account, leastScore: 0 }],
  ['the highest score', { ...keys, PRILAVOK_ROBOT_LEAST_SCORE: '1' }, { ...account, leastScore: 1 }],
])('an environment with %s gives its account', (_, env, settings) => {
  expect(robotCheckOf(env)).toEqual(settings)
})

it.each([
  [{ ...keys, PRILAVOK_ROBOT_SITE_KEY: '' }, 'are a pair: set both or none'],
  [{ ...keys, PRILAVOK_ROBOT_SECRET_KEY: undefined }, 'are a pair: set both or none'],
  [{ ...keys, PRILAVOK_ROBOT_SERVICE: 'x' }, 'is one of recaptcha, smart-captcha, not "x"'],
  [{ ...keys, PRILAVOK_ROBOT_LEAST_SCORE: '1.1' }, 'is a number from 0 to 1'],
  [{ ...keys, PRILAVOK_ROBOT_LEAST_SCORE: '-1' }, 'is a number from 0 to 1'],
  [{ ...keys, PRILAVOK_ROBOT_LEAST_SCORE: 'high' }, 'is a number from 0 to 1'],
])('an environment with %j says what is wrong', (env, message) => {
  expect(() => robotCheckOf(env)).toThrow(message)
})
