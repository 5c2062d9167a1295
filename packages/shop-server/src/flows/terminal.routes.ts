import { executeTerminalCommand, listTerminalCommands } from '@prilavok/contracts/admin'
import { lastRuns, runCommand, type CommandResult, type RunOptions } from '../features/terminal/run-command'
import { HttpProblem } from '../http/problem'
import { sessionSignal } from '../http/session-signal'
import { staffRoute, type StaffRoute } from '../http/staff-route'
import { commandsOf } from './terminal-commands'

const encoder = new TextEncoder()
/** An event of a text/event-stream; a line of output holds no line breaks. */
const event = (name: string, data: unknown) => encoder.encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`)

/** The output as it comes: an event `line` for each line, and `end` with the whole result. Whoever leaves stops the command. */
function streamed(session: AbortSignal, run: (more: Partial<RunOptions>) => Promise<CommandResult>): Response {
  const left = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    async start(stream) {
      const send = (name: string, data: unknown) => {
        if (!left.signal.aborted) stream.enqueue(event(name, data))
      }
      const result = await run({
        signal: AbortSignal.any([left.signal, session]),
        onLine: (line) => send('line', line),
      })
      send('end', result)
      if (!left.signal.aborted) stream.close()
    },
    cancel: () => left.abort(),
  })
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    },
  })
}

/** The commands that staff may run, and running one. Source: TERM-01 to TERM-05. */
export const terminalRoutes: readonly StaffRoute[] = [
  staffRoute(listTerminalCommands, async (shop) => {
    const runs = await lastRuns(shop)
    const items = commandsOf(shop).map(({ name, title, description, group, confirmText, estimatedSeconds }) => {
      const last = runs.get(name)
      return {
        name,
        title,
        description,
        group,
        isDangerous: confirmText !== undefined,
        confirmText: confirmText ?? null,
        estimatedSeconds: estimatedSeconds ?? null,
        lastRunOn: last?.started_on.toISOString() ?? null,
        lastRunBy: last?.staff_name ?? null,
        lastSucceed: last?.succeeded ?? null,
      }
    })
    return { items }
  }),
  staffRoute(executeTerminalCommand, async (shop, { params, request, member }) => {
    const command = commandsOf(shop).find(({ name }) => name === params.name)
    if (command === undefined) throw new HttpProblem('not-found', { detail: 'There is no such command.' })
    const session = await sessionSignal(shop, member)
    const options = { staffName: member.displayName, signal: session.signal }
    const wantsStream = request.headers.get('Accept')?.includes('text/event-stream') === true
    const run = (more: Partial<RunOptions> = {}) =>
      runCommand(shop, command, { ...options, ...more }).finally(session.stop)
    return wantsStream ? streamed(session.signal, run) : run()
  }),
]
