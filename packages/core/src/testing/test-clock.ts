import type { Clock } from '../effects'

/** A clock that a test moves by hand. */
export interface TestClock extends Clock {
  /** Moves on and runs what falls due, in order; lets promises settle in between. */
  readonly advance: (ms: number) => Promise<void>
  /** Time that goes by while the computer sleeps: timers run only after it. */
  readonly sleep: (ms: number) => void
  readonly waiting: () => number
}

/** Lets every promise that waits for nothing outside settle. */
export async function microtasks(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve()
}

/** A clock that a test moves by hand. */
export function createTestClock(start = Date.UTC(2026, 10, 1), settled: () => Promise<void> = microtasks): TestClock {
  let now = start
  let alarms: ReadonlyArray<{ readonly at: number; readonly run: () => void }> = []
  return {
    now: () => now,
    after(ms, run) {
      const alarm = { at: now + Math.max(0, ms), run }
      alarms = [...alarms, alarm]
      return () => {
        alarms = alarms.filter((other) => other !== alarm)
      }
    },
    async advance(ms) {
      const end = now + ms
      await settled()
      for (;;) {
        const due = alarms.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0]
        if (due === undefined) break
        alarms = alarms.filter((other) => other !== due)
        now = Math.max(now, due.at)
        due.run()
        await settled()
      }
      now = end
    },
    sleep: (ms) => void (now += ms),
    waiting: () => alarms.length,
  }
}
