import { parseResponse } from '@prilavok/contracts'
import { executeTerminalCommand, type TerminalResult } from '@prilavok/contracts/admin'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { StaffClient } from '../kit/client/staff-client'

/** A command may run this long (TERM-04). */
export const COMMAND_TIMEOUT_MS = 180_000

/** How a run is followed and stopped. */
export interface CommandRun {
  /** Told each line of output as it comes, where the server streams. */
  readonly onLine: (line: string) => void
  readonly signal: AbortSignal
}

async function resultOf(value: unknown): Promise<TerminalResult> {
  const parsed = await parseResponse(executeTerminalCommand, value)
  if (!parsed.ok) throw new Error(parsed.issues.join('; '))
  return parsed.value as TerminalResult
}

/**
 * Runs a command of the server by its name. The server streams its lines (`event: line`) and ends with the whole result (`event: end`);
 * one that does not stream returns the result alone. Throws a StaffError for a refused run, and where the stream breaks off.
 */
export async function runCommand(
  client: Pick<StaffClient, 'open'>,
  name: string,
  { onLine, signal }: CommandRun,
): Promise<TerminalResult> {
  const response = await client.open(
    executeTerminalCommand,
    { params: { name } },
    { timeoutMs: COMMAND_TIMEOUT_MS, accept: 'text/event-stream, application/json;q=0.9', signal },
  )
  const isStream = response.headers.get('Content-Type')?.startsWith('text/event-stream') === true
  if (!isStream || response.body === null) return resultOf(await response.json())
  const events = response.body
    .pipeThrough(new TextDecoderStream(), { signal })
    .pipeThrough(new EventSourceParserStream())
  const reader = events.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) throw new Error('The output ended before the command did.')
    if (value.event === 'line') onLine(JSON.parse(value.data) as string)
    if (value.event === 'end') return resultOf(JSON.parse(value.data))
  }
}
