import * as z from 'zod/mini'
import { terminalCommandGroup } from './values.wire'
import { count, datetime, flag, list, maybe, pathId, text, wire } from '../wire'

export const terminalCommand = z.object({
  /** Path part. */
  name: text(),
  title: text(),
  description: maybe(text()),
  group: terminalCommandGroup,
  /** Ask for confirmation. */
  isDangerous: flag,
  confirmText: maybe(text()),
  estimatedSeconds: maybe(z.int()),
  lastRunOn: maybe(datetime),
  lastRunBy: maybe(text()),
  lastSucceed: maybe(flag),
})

export const terminalCommandList = z.object({
  items: list(terminalCommand),
})

export const terminalResult = z.object({
  name: text(),
  succeed: flag,
  exitCode: count(),
  /** Plain text, at most 1 MB. */
  output: text(),
  isTruncated: flag,
  startedOn: datetime,
  finishedOn: datetime,
})

export const listTerminalCommandsWire = wire({ response: terminalCommandList })

export const executeTerminalCommandWire = wire({ params: z.object({ name: pathId }), response: terminalResult })
