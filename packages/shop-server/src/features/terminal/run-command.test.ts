import { expect, it, vi } from 'vitest'
import type { Shop } from '../../shop'
import { runCommand } from './run-command'
import type { TerminalCommand } from './terminal-command'

const chain = { values: () => chain, set: () => chain, where: () => chain, execute: () => Promise.resolve([]) }
const log = vi.fn()
const shop = {
  db: { insertInto: () => chain, updateTable: () => chain },
  now: () => 0,
  randomId: () => 'run',
  log,
} as unknown as Shop
const command = (run: TerminalCommand['run']): TerminalCommand => ({
  name: 'try',
  title: 'Try',
  description: '',
  group: 'System',
  run,
})

it('stops a command that takes longer than 180 seconds, and says so [TERM-04]', async () => {
  const timer = new AbortController()
  const started = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timer.signal)
  const running = runCommand(
    shop,
    command(async (_, { say }) => {
      say('begun')
      await new Promise(() => undefined)
    }),
    { staffName: 'A' },
  )
  await vi.waitFor(() => expect(started.mock.calls).toEqual([[180_000]]))
  timer.abort(new DOMException('', 'TimeoutError'))
  const result = await running
  expect(result).toMatchObject({ succeed: false, exitCode: 1 })
  expect(result.output).toBe('begun\nКоманда работала дольше 180\u00a0секунд и остановлена.\n')
})

it('keeps the words of an error from the screen', async () => {
  const result = await runCommand(
    shop,
    command(() => Promise.reject(new Error('password=1234'))),
    { staffName: 'A' },
  )
  expect(result.output).toBe('Команда не выполнена: внутренняя ошибка. Подробности в журнале сервера.\n')
  expect(JSON.stringify(log.mock.calls)).not.toContain('1234')
})

it('cuts output off at a megabyte', async () => {
  const result = await runCommand(
    shop,
    command((_, { say }) => {
      for (let line = 0; line < 3; line += 1) say('x'.repeat(400_000))
      return Promise.resolve()
    }),
    { staffName: 'A' },
  )
  expect(result).toMatchObject({ succeed: true, isTruncated: true })
  expect(result.output).toHaveLength(800_002)
})
