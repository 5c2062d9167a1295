import type { Shop } from '../../shop'

/** What a running command works with. */
export interface CommandRun {
  /** Writes a line of output, at once visible to who watches. */
  readonly say: (line: string) => void
  /** Aborted after 180 s, or when the staff member stops it. */
  readonly signal: AbortSignal
}

/** A command that staff may run by its name; the list is fixed in code, nothing that is typed reaches a shell. */
export interface TerminalCommand {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly group: 'Catalog' | 'Orders' | 'Delivery' | 'Feeds' | 'Search' | 'Cache' | 'System'
  /** Asked before it runs; only commands that remove or change something have it. */
  readonly confirmText?: string
  readonly estimatedSeconds?: number
  /** Whether it is there in a sandbox only. */
  readonly isForSandbox?: true
  readonly run: (shop: Shop, run: CommandRun) => Promise<void>
}
