/** How often a job of the server runs. */
export interface JobTimes {
  readonly firstMs: number
  readonly everyMs: number
}

/** A job that runs again and again until it is stopped. */
export interface Job {
  /** Resolves when the run that is under way has ended. */
  readonly stop: () => Promise<void>
}

/** A minute after the start, when the first buyers are served, and then every day. */
export const daily: JobTimes = { firstMs: 60_000, everyMs: 24 * 3_600_000 }

/** Two minutes after the start, and then every quarter of an hour. */
export const quarterly: JobTimes = { firstMs: 120_000, everyMs: 15 * 60_000 }

/** Every minute. */
export const everyMinute: JobTimes = { firstMs: 60_000, everyMs: 60_000 }

/** Runs a job first after a while and then regularly, never twice at once; the process may end meanwhile. */
export function runAgain(
  { firstMs, everyMs }: JobTimes,
  work: () => Promise<void>,
  complain: (error: unknown) => void,
): Job {
  let running: Promise<void> = Promise.resolve()
  let isStopped = false
  let timer: NodeJS.Timeout
  const later = (ms: number) => {
    timer = setTimeout(() => {
      running = work()
        .catch(complain)
        .then(() => {
          if (!isStopped) later(everyMs)
        })
    }, ms)
    timer.unref()
  }
  later(firstMs)
  return {
    stop: () => {
      isStopped = true
      clearTimeout(timer)
      return running
    },
  }
}
