import { createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  isProven,
  provenByAsking,
  provenByDigest,
  provenByHmac,
  provenBySignature,
  provenByToken,
  type Proven,
} from './proof'

describe('a proof', () => {
  it('by HMAC is about the whole text, byte for byte', () => {
    const text = '{"amount":100}'
    const given = createHmac('sha256', 'key').update(text).digest('hex')
    expect(provenByHmac({ text, key: 'key', given })?.content).toBe(text)
    // Sberbank writes its checksum in capitals.
    expect(provenByHmac({ text, key: 'key', given: given.toUpperCase() })?.content).toBe(text)
    const wrong = [
      { text: `${text} `, key: 'key', given },
      { text, key: 'other', given },
      { text, key: 'key', given: '' },
      { text, key: 'key', given: null },
      { text, key: 'key', given: given.slice(0, -1) },
      { text, key: 'key', given: `${given}00` },
      { text, key: 'key', given, algorithm: 'sha512' },
      { text, key: 'key', given, encoding: 'base64' as const },
    ]
    expect(wrong.map(provenByHmac)).toEqual(wrong.map(() => null))
  })

  it('by HMAC in base64 tells capitals apart', () => {
    const given = createHmac('sha256', 'key').update('text').digest('base64')
    const options = { text: 'text', key: 'key', encoding: 'base64' } as const
    expect(provenByHmac({ ...options, given })?.content).toBe('text')
    expect(provenByHmac({ ...options, given: given.toLowerCase() })).toBeNull()
  })

  it('by a digest is about the fields that were counted', () => {
    const content = { amount: 100 }
    expect(provenByDigest({ content, expected: 'abc', given: 'abc' })?.content).toBe(content)
    expect(['abd', 'ab', '', null].map((given) => provenByDigest({ content, expected: 'abc', given }))).toEqual([
      null,
      null,
      null,
      null,
    ])
  })

  it.each([
    ['RSA', generateKeyPairSync('rsa', { modulusLength: 2048 })],
    ['EC', generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ])("by a signature needs the provider's %s key", (_, { publicKey, privateKey }) => {
    const pemOf = (key: typeof publicKey) => key.export({ type: 'spki', format: 'pem' }).toString()
    const pem = pemOf(publicKey)
    const signature = sign('sha256', Buffer.from('text'), privateKey)
    expect(provenBySignature({ text: 'text', signature, publicKey: pem })?.content).toBe('text')
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    expect([
      provenBySignature({ text: 'Text', signature, publicKey: pem }),
      provenBySignature({ text: 'text', signature: null, publicKey: pem }),
      provenBySignature({ text: 'text', signature: new Uint8Array(3), publicKey: pem }),
      provenBySignature({ text: 'text', signature, publicKey: pemOf(foreign.publicKey) }),
    ]).toEqual([null, null, null, null])
  })

  it('by a token is what the library has read, and none where it rejects', async () => {
    expect((await provenByToken(() => Promise.resolve({ sub: 1 })))?.content).toEqual({ sub: 1 })
    expect(await provenByToken(() => Promise.reject(new Error('wrong signature')))).toBeNull()
  })

  it('by asking is the reply; where there is none, nobody decides', async () => {
    expect((await provenByAsking(() => Promise.resolve('paid'))).content).toBe('paid')
    await expect(provenByAsking(() => Promise.reject(new Error('timeout')))).rejects.toThrow('timeout')
  })

  it('is not made by a cast', async () => {
    expect(isProven(await provenByAsking(() => Promise.resolve(1)))).toBe(true)
    expect(isProven({ content: 1 } as Proven<number>)).toBe(false)
  })
})
