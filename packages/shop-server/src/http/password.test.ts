import { describe, expect, it } from 'vitest'
import { addDemoStaff, DEMO_PASSWORD } from '@prilavok/demo-shop/testing/inside'
import { describeOwnDatabase } from '../testing/each-database'
import { hashPassword, isPassword } from './password'

describe('a password', () => {
  it('is stored at the full cost, with a salt of its own, and found again', async () => {
    const [one, other] = await Promise.all([hashPassword('Ёж и 1 слон'), hashPassword('Ёж и 1 слон')])
    expect(one).toMatch(/^scrypt\$15\$8\$[\w-]{22}\$[\w-]{43}$/)
    expect(one).not.toBe(other)
    expect(await isPassword('Ёж и 1 слон'.normalize('NFD'), one)).toBe(true)
    expect(await isPassword('Ёж и 1 слон ', one)).toBe(false)
  })

  it('is no password of nobody', async () => {
    expect(await isPassword('', null)).toBe(false)
  })
})

describeOwnDatabase('the password of the demo accounts', (shop) => {
  it('is stored at the full cost', async () => {
    await addDemoStaff(shop.server.db)
    const { password_hash: stored } = await shop.server.db
      .selectFrom('staff_user')
      .select('password_hash')
      .where('login', '=', 'admin')
      .executeTakeFirstOrThrow()
    expect(stored).toMatch(/^scrypt\$15\$8\$/)
    expect(await isPassword(DEMO_PASSWORD, stored)).toBe(true)
  })
})
