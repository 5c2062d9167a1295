import { describe, expect, it } from 'vitest'
import { safeLink, safeUrl } from './safe-url'

const ORIGIN = 'https://shop.example'

describe('an address of the settings', () => {
  it.each([
    '/cart',
    'cart',
    '../cart?a=b#c',
    '?page=2',
    '#top',
    'https://other.example',
    'https://other.example/x?a=@b',
    'HTTPS://Other.example:8443/',
    'https://магазин.рф/чат',
    '//cdn.example/x',
    `${ORIGIN}/x`,
  ])('may be opened: %s [SAFE-12]', (address) => {
    expect(safeUrl(address, ORIGIN)).toBe(address)
  })

  it.each([
    '',
    null,
    undefined,
    7,
    {},
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://shop.example/%0Aalert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://shop.example/1',
    'file:///etc/passwd',
    'http://other.example/',
    'http://shop.example/',
    'ftp://shop.example/',
    'tel:+7800',
    'https://user@evil.example/',
    'https://shop.example@evil.example/',
    'https://user:word@evil.example/',
    '//user@evil.example/',
    'https:\\\\evil.example',
    '/\\evil.example',
    'https://evil\u202e.example/',
    'https://evil.example/a b',
    'https://',
    'https:evil.example',
    'https:///evil.example',
    '//',
    'http://localhost:3000/',
  ])('may not be opened: %j [SAFE-12] [SAFE-13]', (address) => {
    expect(safeUrl(address, ORIGIN)).toBeNull()
  })

  it('stays on a page without https within its origin or on the own machine [SAFE-12]', () => {
    const origin = 'http://shop.example:8080'
    const judged = [`${origin}/x`, origin, `${origin}?a`, 'http://localhost:3000/x', 'http://127.0.0.1/'].map((each) =>
      safeUrl(each, origin),
    )
    expect(judged).not.toContain(null)
    for (const address of [
      `${origin}1/`,
      'http://shop.example/',
      `${origin}.evil.example/`,
      'http://localhost.evil.example/',
      '//x.example',
    ])
      expect(safeUrl(address, origin)).toBeNull()
  })

  it('of a link may be a mailbox or a telephone', () => {
    expect(['mailto:a@b.example', 'tel:+78005553535', '/x'].map((each) => safeLink(each, ORIGIN))).not.toContain(null)
    expect(['sms:1', 'mailto:a b', 'javascript:1', null].map((each) => safeLink(each, ORIGIN))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})
