import { expect, it } from 'vitest'
import { deviceOf } from './device-of'

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
    { browser: 'Firefox', system: 'Windows', device: 'desktop' },
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 YaBrowser/24.7.0.0 Safari/537.36',
    { browser: 'Yandex Browser', system: 'Windows', device: 'desktop' },
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari', system: 'iOS', device: 'mobile' },
  ],
  ['a-program-of-the-shop', { browser: null, system: null, device: null }],
  ['', { browser: null, system: null, device: null }],
  [null, { browser: null, system: null, device: null }],
])('reads %s', (agent, device) => {
  expect(deviceOf(agent)).toEqual(device)
})

it('reads no more of a header than a browser sends', () => {
  expect(deviceOf(`${'('.repeat(100_000)} Firefox/1`).browser).toBeNull()
})
