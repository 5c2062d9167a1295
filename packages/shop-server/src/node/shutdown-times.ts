/** How long a process that ends waits, in milliseconds; afterwards it ends all the same. */
export interface ShutdownTimes {
  /** For the proxy to notice that the process is not ready; requests are served meanwhile. */
  readonly drainMs: number
  /** For requests that have begun. */
  readonly requestsMs: number
  /** For jobs that run; then they are cancelled, and those of a schedule are due again. */
  readonly jobsMs: number
}

/** Together less than the half minute after which orchestrators kill. */
export const standardShutdown: ShutdownTimes = { drainMs: 0, requestsMs: 10_000, jobsMs: 10_000 }

/** Resolves after a while; at once for none. */
export const pause = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((done) => void setTimeout(done, ms))
