import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadOrder, redeemDraftToken, saveOrder } from '@prilavok/contracts'
import { afterAll, describe, expect, it } from 'vitest'
import { createShopServer } from '../shop-server'
import { emptyDatabase } from '../testing/kept-databases'
import { shopClient } from '../testing/shop-client'
import { readCliOptions } from './cli-options'
import { linkCommand } from './link-command'

const folder = mkdtempSync(join(tmpdir(), 'prilavok-link-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const dataDir = join(folder, 'shop')
const open = () => createShopServer({ database: { dataDir, template: emptyDatabase() } })

describe('prilavok-shop link', () => {
  it('is read with the order that it is about, and nothing else is', () => {
    expect(readCliOptions(['link', 'draft-1', '--sent-to-phone'], {})).toMatchObject({
      command: 'link',
      draftId: 'draft-1',
      sentToPhone: true,
    })
    for (const words of [['link'], ['link', 'a', 'b'], ['purge', 'a'], ['sell']])
      expect(() => readCliOptions(words, {})).toThrow(`There is no command "${words.join(' ')}"`)
  })

  it('prints an address that hands the draft to the first browser that follows it', async () => {
    const before = await open()
    const body = { customer: { value: { firstName: 'Анна' } } }
    const { id } = (await shopClient(before).call(saveOrder, { body } as never)).data
    await before.close()
    const said: string[] = []
    const command = { draftId: id, databaseUrl: null, dataDir, publicUrl: 'https://shop.example' }
    await linkCommand(command, (text) => said.push(text))
    await expect(linkCommand({ ...command, sentToPhone: true }, () => undefined)).rejects.toThrow('has no phone')
    await expect(linkCommand({ ...command, draftId: 'unknown' }, () => undefined)).rejects.toThrow(
      'There is no order in process unknown, or it is older than 30 days.',
    )
    const link = new URL(said[0] ?? '')
    expect([link.origin, link.pathname, link.searchParams.get('id')]).toEqual([
      'https://shop.example',
      '/profile/order',
      id,
    ])

    const after = await open()
    const [buyer, second] = [shopClient(after), shopClient(after)]
    const redeem = { params: { id }, body: { token: link.searchParams.get('access') ?? '' } }
    expect((await buyer.call(redeemDraftToken, redeem)).data).toEqual({ access: 'owner' })
    expect((await second.call(redeemDraftToken, redeem)).problem?.code).toBe('forbidden')
    expect((await buyer.call(loadOrder, { params: { id } })).data?.customer.firstName).toBe('Анна')
    await after.close()
  }, 60_000)
})
