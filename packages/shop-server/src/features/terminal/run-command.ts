import { framesOf } from '../../http/serve-route'
import { runAlone } from '../../jobs/run-alone'
import type { Shop } from '../../shop'
import type { TerminalCommand } from './terminal-command'

/** For how long a command may run, ms. Source: TERM-04. */
const COMMAND_TIMEOUT_MS = 180_000
/** Characters of output that are kept, about 1 MB. */
const MOST_OUTPUT = 1_000_000

/** How a run ended, as the contract names its parts (TerminalResult). */
export interface CommandResult {
  readonly name: string
  readonly succeed: boolean
  readonly exitCode: number
  readonly output: string
  readonly isTruncated: boolean
  readonly startedOn: string
  readonly finishedOn: string
}

/** Who runs a command, and how they follow it. */
export interface RunOptions {
  readonly staffName: string
  /** Aborted when the staff member stops it. */
  readonly signal?: AbortSignal
  readonly onLine?: (line: string) => void
}

/** Why a run was cut off. */
const cutOff = (signal: AbortSignal): string =>
  (signal.reason as { name?: string } | undefined)?.name === 'TimeoutError'
    ? `Команда работала дольше ${COMMAND_TIMEOUT_MS / 1000}\u00a0секунд и остановлена.`
    : 'Команда остановлена.'

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
  })

/**
 * Runs a command and keeps note of it. Never rejects: a failure is a line of output and an exit code other than 0. What a command
 * failed on goes to the log, without the words of the error.
 */
export async function runCommand(
  shop: Shop,
  command: TerminalCommand,
  { staffName, signal, onLine }: RunOptions,
): Promise<CommandResult> {
  const [id, started] = [shop.randomId(), new Date(shop.now())]
  await shop.db
    .insertInto('terminal_run')
    .values({ id, command: command.name, started_on: started, staff_name: staffName })
    .execute()
  let output = ''
  let isTruncated = false
  const say = (line: string) => {
    if (isTruncated) return
    isTruncated = output.length + line.length + 1 > MOST_OUTPUT
    if (isTruncated) return
    output += `${line}\n`
    onLine?.(line)
  }
  const limit = AbortSignal.any([AbortSignal.timeout(COMMAND_TIMEOUT_MS), ...(signal ? [signal] : [])])
  // The lease is held until the work itself has ended, also where its reader was told that it was stopped.
  const work = runAlone(shop, `terminal ${command.name}`, async () => {
    await command.run(shop, { say, signal: limit })
    return true
  })
  work.catch(() => undefined)
  const succeed = await Promise.race([work, aborted(limit)]).then(
    (done) => {
      if (done === null) say('Эта команда уже выполняется. Дождитесь её окончания.')
      return done === true
    },
    (error: unknown) => {
      if (limit.aborted) say(cutOff(limit))
      else {
        shop.log({ level: 'error', requestId: `terminal ${command.name}`, text: framesOf(error) })
        say('Команда не выполнена: внутренняя ошибка. Подробности в журнале сервера.')
      }
      return false
    },
  )
  const finished = new Date(shop.now())
  await shop.db
    .updateTable('terminal_run')
    .set({ finished_on: finished, succeeded: succeed })
    .where('id', '=', id)
    .execute()
  return {
    name: command.name,
    succeed,
    exitCode: succeed ? 0 : 1,
    output,
    isTruncated,
    startedOn: started.toISOString(),
    finishedOn: finished.toISOString(),
  }
}

/** The last run of each command, by name. */
export async function lastRuns({ db }: Pick<Shop, 'db'>) {
  const rows = await db
    .selectFrom('terminal_run')
    .distinctOn('command')
    .selectAll()
    .orderBy('command')
    .orderBy('started_on', 'desc')
    .execute()
  return new Map(rows.map((row) => [row.command, row]))
}
