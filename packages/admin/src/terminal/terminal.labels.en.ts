import type { terminalRu } from './terminal.labels'

/** English words of the terminal. */
export const terminalEn: typeof terminalRu = {
  run: 'Run',
  stop: 'Stop',
  runCommand: (name: string): string => `Run ${name}`,
  stopCommand: (name: string): string => `Stop ${name}`,
  running: 'Running, up to 180 seconds',
  stopped: 'The command was stopped',
  output: 'Output of the command',
}
