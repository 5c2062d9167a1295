import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redirectHostsOf, standardRedirectHosts } from '../payment'
import { judgeRedirect, type RedirectGround } from './redirect.rules'

const origin = 'https://shop.example'
const hosts = ['pay.example', '*.bank.example', 'gate.example:8443', 'xn--80ak6aa92e.xn--p1ai']
const judge = (address: unknown, ground: RedirectGround = { hosts, origin }) => judgeRedirect(address, ground)

describe('an address of a payment service', () => {
  it.each([
    ['https://pay.example', 'https://pay.example'],
    ['https://pay.example/', 'https://pay.example/'],
    [
      'https://pay.example/order/7?sum=10&next=https://evil.example/#x',
      'https://pay.example/order/7?sum=10&next=https://evil.example/#x',
    ],
    ['https://pay.example?a=//b', 'https://pay.example?a=//b'],
    ['https://pay.example/оплата?товар=клей', 'https://pay.example/оплата?товар=клей'],
    ['https://pay.example/a@b:c', 'https://pay.example/a@b:c'],
    ['https://pay.example:443/x', 'https://pay.example/x'],
    ['https://pay.example:00443/x', 'https://pay.example/x'],
    ['HTTPS://PAY.Example/Order?ID=Ab', 'https://pay.example/Order?ID=Ab'],
    ['https://secure.bank.example/', 'https://secure.bank.example/'],
    ['https://a.b.bank.example/', 'https://a.b.bank.example/'],
    ['https://gate.example:8443/x', 'https://gate.example:8443/x'],
    ['https://xn--80ak6aa92e.xn--p1ai/', 'https://xn--80ak6aa92e.xn--p1ai/'],
    ['/sim/yookassa/1?x=2', `${origin}/sim/yookassa/1?x=2`],
    ['/', `${origin}/`],
    ['/x/..//evil.example', `${origin}/x/..//evil.example`],
    [`${origin}/sim/1#a`, `${origin}/sim/1#a`],
    [`${origin}:443/sim/1`, `${origin}/sim/1`],
    ['HTTPS://SHOP.EXAMPLE/Sim', `${origin}/Sim`],
    [origin, origin],
  ])('is followed: %s [SAFE-12]', (address, url) => {
    expect(judge(address)).toEqual({ follow: true, url })
  })

  it.each([
    ['', 'empty'],
    [null, 'empty'],
    [undefined, 'empty'],
    [{ url: 'https://pay.example' }, 'empty'],
    ['javascript:alert(1)', 'not-https'],
    ['JaVaScRiPt:alert(1)//https://pay.example', 'not-https'],
    ['javascript://pay.example/%0Aalert(1)', 'not-https'],
    ['data:text/html,<script>1</script>', 'not-https'],
    ['blob:https://pay.example/1', 'not-https'],
    ['file:///etc/passwd', 'not-https'],
    ['http://pay.example/', 'not-https'],
    ['http://shop.example/', 'not-https'],
    ['ftp://pay.example/', 'not-https'],
    ['tel:+78005553535', 'not-https'],
    ['//pay.example/', 'unreadable'],
    ['///pay.example/', 'unreadable'],
    ['//shop.example/', 'unreadable'],
    ['/\\evil.example', 'unreadable'],
    ['\\\\evil.example', 'unreadable'],
    ['https:\\\\pay.example', 'unreadable'],
    ['https://pay.example\\@evil.example/', 'unreadable'],
    ['https://pay.example@evil.example/', 'unreadable'],
    ['https://user:secret@pay.example/', 'unreadable'],
    ['https://pay.example%40evil.example/', 'unreadable'],
    ['https://pay.example%2eevil.example/', 'unreadable'],
    ['https:pay.example', 'unreadable'],
    ['https:/pay.example', 'unreadable'],
    ['https:///pay.example', 'unreadable'],
    ['https://', 'unreadable'],
    ['https://.pay.example/', 'unreadable'],
    ['https://pay.example./', 'unreadable'],
    ['https://pay..example/', 'unreadable'],
    ['https://[::1]/', 'unreadable'],
    ['https://pay.example:/', 'unreadable'],
    ['https://pay.example:x/', 'unreadable'],
    ['https://раypal.example/', 'unreadable'],
    ['https://ＰＡＹ.example/', 'unreadable'],
    ['https://pay。example/', 'unreadable'],
    ['https://pay\u00ad.example/', 'unreadable'],
    ['https://pay.example\u202e/', 'unreadable'],
    [' https://pay.example/', 'unreadable'],
    ['https://pay.example/ ', 'unreadable'],
    ['https://pay.example/a b', 'unreadable'],
    ['java\nscript:alert(1)', 'unreadable'],
    ['\u0001javascript:alert(1)', 'unreadable'],
    ['https://pay.exa\tmple/', 'unreadable'],
    ['/\t/evil.example', 'unreadable'],
    ['https://pay.example/\0', 'unreadable'],
    ['https://pay.example/\ud800', 'unreadable'],
    ['sim/yookassa/1', 'unreadable'],
    ['?pay=1', 'unreadable'],
    ['#pay', 'unreadable'],
    ['pay.example/order', 'unreadable'],
    ['https://evil.example/', 'foreign-host'],
    ['https://evilpay.example/', 'foreign-host'],
    ['https://pay.example.evil.example/', 'foreign-host'],
    ['https://www.pay.example/', 'foreign-host'],
    ['https://bank.example/', 'foreign-host'],
    ['https://evilbank.example/', 'foreign-host'],
    ['https://xn--a.bank.example/', 'foreign-host'],
    ['https://pay.example:8443/', 'foreign-host'],
    ['https://pay.example:80/', 'foreign-host'],
    ['https://gate.example/', 'foreign-host'],
    ['https://gate.example:443/', 'foreign-host'],
    ['https://shop.example:8443/', 'foreign-host'],
    ['https://127.0.0.1/', 'foreign-host'],
    ['https://2130706433/', 'foreign-host'],
  ])('is not followed: %j, %s [SAFE-12]', (address, why) => {
    expect(judge(address)).toMatchObject({ follow: false, why })
  })

  it('names a foreign host, so that it can be allowed, and nothing else of the address [SAFE-12]', () => {
    expect(judge('https://New.Pay.example/?phone=79123456789')).toEqual({
      follow: false,
      why: 'foreign-host',
      host: 'new.pay.example',
    })
  })

  it('stays on an origin without https, such as a developer has, and only on its port [SAFE-12]', () => {
    const ground = { hosts, origin: 'http://localhost:3000' }
    expect(judge('/sim/1', ground)).toEqual({ follow: true, url: 'http://localhost:3000/sim/1' })
    expect(judge('http://localhost:3000/sim/1', ground)).toEqual({ follow: true, url: 'http://localhost:3000/sim/1' })
    expect(judge('http://localhost/sim/1', ground)).toMatchObject({ why: 'not-https' })
    expect(judge('http://localhost:3001/', ground)).toMatchObject({ why: 'not-https' })
  })

  it.each([
    ['*'],
    ['*.'],
    ['*.example'],
    ['https://evil.example'],
    ['evil.example/'],
    ['evil.example:'],
    ['*evil.example'],
    ['.evil.example'],
    [''],
    [null],
    [7],
  ])('is not let through by the damaged entry %j [SAFE-12]', (entry) => {
    expect(judge('https://evil.example/', { hosts: [entry as string], origin })).toMatchObject({ why: 'foreign-host' })
  })

  it('is not let through by a list that is none [SAFE-12]', () => {
    for (const list of ['evil.example', null, { 0: 'evil.example' }]) {
      expect(judge('https://evil.example/', { hosts: list as unknown as string[], origin })).toMatchObject({
        why: 'foreign-host',
      })
    }
  })
})

describe('whatever an address is made of', () => {
  const piece = fc.constantFrom(
    'https',
    'http',
    'javascript',
    'data',
    ':',
    '/',
    '//',
    '\\',
    '@',
    '.',
    '..',
    '?',
    '#',
    '%',
    '%2f',
    '%40',
    ':443',
    ':8443',
    ':0',
    ' ',
    '\t',
    '\n',
    '\0',
    '\u00ad',
    'pay.example',
    'bank.example',
    'gate.example',
    'shop.example',
    'evil.example',
    'PAY.EXAMPLE',
    'xn--',
    'xn--a',
    '-',
    'a',
    'ａ',
    '。',
    'ё',
    '[::1]',
    '127.0.0.1',
    '\u202e',
  )
  const anything = fc.oneof(
    fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
    fc.array(piece, { maxLength: 8 }).map((pieces) => `https://${pieces.join('')}`),
    fc.webUrl(),
    fc.string({ unit: 'binary' }),
  )

  it('a browser that follows it lands on https with an allowed host, or stays on the origin [SAFE-12]', () => {
    fc.assert(
      fc.property(anything, (address) => {
        const verdict = judge(address)
        if (!verdict.follow) return
        // Also where the page has a base of its own.
        const opened = new URL(verdict.url, 'https://evil.example/base/')
        if (opened.origin === origin) return
        expect(opened.protocol).toBe('https:')
        expect(opened.username + opened.password).toBe('')
        expect(
          opened.host === 'pay.example' || opened.host === 'gate.example:8443' || opened.host.endsWith('.bank.example'),
        ).toBe(true)
      }),
      { numRuns: 20_000 },
    )
  })

  it('an allowed host is followed with any path, and the path stays as it is [SAFE-12]', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const address = `https://pay.example${path.startsWith('/') ? path : `/${path}`}?${query}`
        expect(judge(address)).toEqual({ follow: true, url: address })
      }),
    )
  })
})

describe('the hosts of a provider', () => {
  it('stand for the known providers, each readable as an entry [SAFE-12]', () => {
    for (const [provider, list] of Object.entries(standardRedirectHosts)) {
      for (const entry of list) {
        const host = entry.replace(/^\*/, 'any')
        expect(
          judge(`https://${host}/`, { hosts: redirectHostsOf(provider, {}), origin }),
          `${provider} ${entry}`,
        ).toMatchObject({ follow: true })
      }
    }
  })

  it('of one provider are not those of another [SAFE-12]', () => {
    expect(judge('https://yoomoney.ru/', { hosts: redirectHostsOf('dolyame', {}), origin })).toMatchObject({
      why: 'foreign-host',
    })
  })

  it('are replaced by the shop, for the provider that it names alone', () => {
    const own = { yookassa: ['pay.example'] }
    expect(redirectHostsOf('yookassa', own)).toEqual(['pay.example'])
    expect(redirectHostsOf('dolyame', own)).toEqual(standardRedirectHosts['dolyame'])
  })

  it.each(['nobody', '', '__proto__', 'constructor', 'toString'])('are none for %j [SAFE-12]', (provider) => {
    expect(redirectHostsOf(provider, {})).toEqual([])
  })
})
