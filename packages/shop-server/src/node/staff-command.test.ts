import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../db'
import { accountHistory } from '../features/staff-session/account-history'
import { listAccounts } from '../features/staff-session/list-accounts'
import { readCliOptions } from './cli-options'
import { staffCommand } from './staff-command'

const staffOf = (args: readonly string[], env = {}) => readCliOptions(['staff', ...args], env).staff

it('reads what becomes of an account', () => {
  expect(readCliOptions(['staff'], {})).toMatchObject({ command: 'staff', staff: { action: 'list', login: '' } })
  expect(staffOf(['add', 'olga', '--name', 'Ольга', '--role', 'Viewer', '--role', 'Marketer'])).toEqual({
    action: 'add',
    login: 'olga',
    displayName: 'Ольга',
    roles: ['Viewer', 'Marketer'],
    password: null,
  })
  expect(staffOf(['password', 'olga'], { PRILAVOK_STAFF_PASSWORD: 'of-the-environment' }).password).toBe(
    'of-the-environment',
  )
  expect(staffOf(['reset-second-factor', 'olga']).action).toBe('reset-second-factor')
  for (const wrong of [['add'], ['remove', 'olga'], ['close', 'olga', 'oleg'], ['list', 'olga']])
    expect(() => staffOf(wrong)).toThrow('The commands for accounts')
})

it('makes the first account of a shop and prints its password once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'staff-'))
  const said: string[] = []
  const run = (args: readonly string[]) =>
    staffCommand({ ...staffOf(args), databaseUrl: null, dataDir }, (text) => void said.push(text))
  await run(['add', 'olga', '--name', 'Ольга', '--role', 'Administrator'])
  expect(said).toEqual(['olga: done', expect.stringMatching(/^The password, shown once: [\w-]{16}$/)])
  said.length = 0
  await run(['close', 'olga'])
  await run(['list'])
  expect(said).toEqual(['olga: done', 'olga · Ольга · Administrator · closed'])
  await expect(run(['close', 'nobody'])).rejects.toThrow('There is no account "nobody".')
  await expect(run(['add', 'o', '--role', 'Viewer'])).rejects.toThrow('A login has 2 to 64 letters')

  await expect(run(['reset-second-factor', 'olga'])).rejects.toThrow('has no second factor')
  const first = await openDatabase({ dataDir })
  const [olga] = await listAccounts(first.db)
  const factor = { user_id: olga?.id ?? '', secret: 'sealed', confirmed_on: new Date() }
  await first.db.insertInto('staff_second_factor').values(factor).execute()
  await first.close()
  said.length = 0
  await run(['list'])
  await run(['reset-second-factor', 'olga'])
  expect(said).toEqual(['olga · Ольга · Administrator · second factor · closed', 'olga: done'])
  const then = await openDatabase({ dataDir })
  expect((await listAccounts(then.db))[0]?.hasSecondFactor).toBe(false)
  const { items } = await accountHistory(then, olga?.id ?? '')
  expect(items[0]).toMatchObject({ actorName: 'prilavok-shop staff', changes: [{ field: 'secondFactor' }] })
  await then.close()
}, 120_000)

it('demands a second factor of roles that there are', () => {
  expect(readCliOptions([], {}).secondFactorRoles).toEqual([])
  const flags = ['--second-factor', 'Administrator', '--second-factor', 'OrderManager']
  expect(readCliOptions(flags, {}).secondFactorRoles).toEqual(['Administrator', 'OrderManager'])
  expect(readCliOptions([], { PRILAVOK_SECOND_FACTOR: 'all' }).secondFactorRoles).toEqual(['all'])
  expect(() => readCliOptions(['--second-factor', 'Admin'], {})).toThrow('--second-factor is all or one of')
})
