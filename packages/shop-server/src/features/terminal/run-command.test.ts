import { expect, it, vi } from 'vitest'
import type { Shop } from '../../shop'
import { describeOwnDatabase } from '../../testing/each-database'
import { runCommand } from './run-command'
import type { TerminalCommand } from './terminal-command'

describeOwnDatabase('a command of the terminal', (shop) => {
  const log = vi.fn()
  const run = (name: string, work: TerminalCommand['run']) =>
    runCommand(
      { db: shop.server.db, now: () => 0, randomId: () => crypto.randomUUID(), log } as unknown as Shop,
      { name, title: 'Try', description: '', group: 'System', run: work },
      { staffName: 'A' },
    )

  it('that takes longer than 180 seconds is stopped, and says so [TERM-04]', async () => {
    const timer = new AbortController()
    const started = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timer.signal)
    const running = run('slow', async (_, { say }) => {
      say('begun')
      timer.abort(new DOMException('', 'TimeoutError'))
      await new Promise(() => undefined)
    })
    const result = await running
    expect(started.mock.calls).toEqual([[180_000]])
    expect(result).toMatchObject({ succeed: false, exitCode: 1 })
    expect(result.output).toBe('begun\nКоманда работала дольше 180\u00a0секунд и остановлена.\n')
  })

  it('keeps the words of an error from the screen', async () => {
    const result = await run('failing', () => Promise.reject(new Error('password=1234')))
    expect(result.output).toBe('Команда не выполнена: внутренняя ошибка. Подробности в журнале сервера.\n')
    expect(JSON.stringify(log.mock.calls)).not.toContain('1234')
  })

  it('cuts output off at a megabyte', async () => {
    const result = await run('talkative', (_, { say }) => {
      for (let line = 0; line < 3; line += 1) say('x'.repeat(400_000))
      return Promise.resolve()
    })
    expect(result).toMatchObject({ succeed: true, isTruncated: true })
    expect(result.output).toHaveLength(800_002)
  })
})
