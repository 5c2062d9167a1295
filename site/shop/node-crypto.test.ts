import * as node from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as own from './node-crypto'

const bytes = fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array())

it.each(['sha256', 'sha1', 'sha512'])('hashes by %s as Node does', (name) => {
  fc.assert(
    fc.property(fc.array(bytes), bytes, (parts, key) => {
      const [hash, hmac] = [own.createHash(name), own.createHmac(name, key)]
      const [nodeHash, nodeHmac] = [node.createHash(name), node.createHmac(name, key)]
      for (const part of parts) for (const each of [hash, hmac, nodeHash, nodeHmac]) each.update(part)
      expect(hash.digest('hex')).toBe(nodeHash.digest('hex'))
      expect(hmac.digest('base64url')).toBe(nodeHmac.digest('base64url'))
    }),
  )
})

it('derives the key of a password as Node does', async () => {
  const options = { N: 2 ** 10, r: 8, p: 1 }
  const key = await new Promise<Uint8Array>((resolve, reject) => {
    own.scrypt('пароль', 'соль', 32, options, (error, made) => (error ? reject(error) : resolve(made)))
  })
  expect(Buffer.from(key).toString('hex')).toBe(node.scryptSync('пароль', 'соль', 32, options).toString('hex'))
})

it('compares bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1 }), fc.nat(), (one, at) => {
      expect(own.timingSafeEqual(one, Uint8Array.from(one))).toBe(true)
      const other = Uint8Array.from(one, (byte, index) => (index === at % one.length ? byte ^ 1 : byte))
      expect(own.timingSafeEqual(one, other)).toBe(false)
    }),
  )
  expect(() => own.timingSafeEqual(Uint8Array.of(1), Uint8Array.of())).toThrow(RangeError)
})

it('draws numbers below a limit, each as likely', () => {
  const drawn = Array.from({ length: 6_000 }, () => own.randomInt(6))
  const counts = [0, 1, 2, 3, 4, 5].map((number) => drawn.filter((each) => each === number).length)
  expect(counts.reduce((sum, count) => sum + count)).toBe(6_000)
  // Six deviations: one run in hundreds of millions.
  for (const count of counts) expect(Math.abs(count - 1_000)).toBeLessThan(6 * 29)
})

it('says that it knows no other hash', () => {
  expect(() => own.createHash('md5')).toThrow('md5')
})
