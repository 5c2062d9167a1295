import type { Output } from '../wire'
import { adminEndpoint, type AdminEndpoint } from './endpoint'
import type * as wire from './terminal.wire'

/** Terminal command. */
export type TerminalCommand = Output<typeof wire.terminalCommand>
/** A list of terminal command records. */
export type TerminalCommandList = Output<typeof wire.terminalCommandList>
/** What the server made of a request: terminal. */
export type TerminalResult = Output<typeof wire.terminalResult>

/** The commands of the terminal. */
export const listTerminalCommands: AdminEndpoint<typeof wire.listTerminalCommandsWire> = adminEndpoint({
  name: 'listTerminalCommands',
  method: 'GET',
  path: '/api/admin/terminal/command/list',
  permission: 'terminal:read',
  wire: () => import('./terminal.wire').then((module) => module.listTerminalCommandsWire),
})

/** Runs a command for at most 180 s. */
export const executeTerminalCommand: AdminEndpoint<typeof wire.executeTerminalCommandWire> = adminEndpoint({
  name: 'executeTerminalCommand',
  method: 'POST',
  path: '/api/admin/terminal/command/execute/{name}',
  permission: 'terminal:execute',
  idempotency: 'optional',
  wire: () => import('./terminal.wire').then((module) => module.executeTerminalCommandWire),
})
