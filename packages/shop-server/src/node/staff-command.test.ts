import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
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
}, 120_000)
