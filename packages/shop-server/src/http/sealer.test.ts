import { expect, it } from 'vitest'
import { describeRaces } from '../testing/each-database'
import { createSealer, openedWith, sealedWith } from './sealer'

const newKey = () => crypto.getRandomValues(new Uint8Array(32))
const key = newKey()

it('opens what was sealed with the same key, and nothing that was changed', async () => {
  const sealed = await sealedWith(key, 'Абрамов Василий')
  expect(await openedWith(key, sealed)).toBe('Абрамов Василий')
  expect(await sealedWith(key, 'Абрамов Василий')).not.toBe(sealed)
  expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('Абрамов')
  expect(await openedWith(newKey(), sealed)).toBeNull()
  const bytes = Buffer.from(sealed, 'base64url')
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(await openedWith(key, changed.toString('base64url')), `byte ${at}`).toBeNull()
  }
  for (const none of ['', 'AAAA', 'не шифр']) expect(await openedWith(key, none)).toBeNull()
})

describeRaces('the key of a shop', (shop) => {
  it('is the same for every process', async () => {
    const [one, other] = [createSealer(shop.server.db), createSealer(shop.server.db)]
    const [first, second] = await Promise.all([one.seal('один'), other.seal('два')])
    expect([await other.open(first), await one.open(second)]).toEqual(['один', 'два'])
  })
})
