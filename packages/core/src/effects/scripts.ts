import type { ScriptUrl } from '../lib/safe-url'

/** Code of others in the page: a payment provider's script and what it calls. */
export interface Scripts {
  /**
   * The global that a script defines; the script is loaded once. Null when it is blocked, fails, defines nothing of that name or
   * takes longer than `limitMs`; the next call tries again.
   */
  readonly load: (address: ScriptUrl, global: string, limitMs: number) => Promise<unknown>
  /** Gives the page a function under a global name, until the returned function is called. */
  readonly expose: (name: string, run: (...given: readonly unknown[]) => unknown) => () => void
  /** Whether the page has a frame of this origin. */
  readonly hasFrame: (origin: string) => boolean
}
