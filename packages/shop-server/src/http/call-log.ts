/** How one call has done. */
export interface CallFigures {
  readonly call: string
  readonly count: number
  readonly failed: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly maxMs: number
  readonly lastFailedOn: string | null
  readonly lastTraceId: string | null
}

/** Figures of the calls of one process, of the last 24 hours; nothing of who asked or what was asked. */
export interface CallLog {
  readonly note: (call: string, ms: number, status: number, traceId: string) => void
  readonly read: () => { readonly since: string; readonly items: readonly CallFigures[] }
}

const HOUR_MS = 3_600_000
const HOURS = 24
/** The newest durations of a call are enough to say how slow it is. */
const MOST_DURATIONS = 500
const FAILED = 500

interface Noted {
  /** Counts by the hour since 1970. */
  readonly hours: Map<number, { count: number; failed: number }>
  /** A ring of the newest durations with their moments. */
  readonly durations: { readonly on: number; readonly ms: number }[]
  next: number
  lastFailure: { readonly on: number; readonly traceId: string } | null
}

/** The value below which this share of the sorted values is. */
const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
const rounded = (ms: number): number => Math.round(ms * 10) / 10

function figuresOf(call: string, noted: Noted, from: number): CallFigures {
  const hours = [...noted.hours.values()]
  const recent = noted.durations.filter(({ on }) => on >= from).map(({ ms }) => ms)
  const sorted = recent.sort((one, other) => one - other)
  const failure = noted.lastFailure !== null && noted.lastFailure.on >= from ? noted.lastFailure : null
  return {
    call,
    count: hours.reduce((sum, { count }) => sum + count, 0),
    failed: hours.reduce((sum, { failed }) => sum + failed, 0),
    p50Ms: rounded(quantile(sorted, 0.5)),
    p95Ms: rounded(quantile(sorted, 0.95)),
    maxMs: rounded(sorted.at(-1) ?? 0),
    lastFailedOn: failure && new Date(failure.on).toISOString(),
    lastTraceId: failure && failure.traceId,
  }
}

/** Called at the end of every call with its name in the contract, never with persons or contents. */
export type CallEnded = (call: string, ms: number, status: number) => void

/** Makes the figures of a process; they are as large as the contract has calls, whatever is asked. */
export function createCallLog(now: () => number, onCall?: CallEnded): CallLog {
  const begun = now()
  const calls = new Map<string, Noted>()
  const forget = (noted: Noted, hour: number) => {
    for (const each of noted.hours.keys()) if (each <= hour - HOURS) noted.hours.delete(each)
  }
  return {
    note(call, ms, status, traceId) {
      onCall?.(call, ms, status)
      const on = now()
      const hour = Math.floor(on / HOUR_MS)
      const noted = calls.get(call) ?? { hours: new Map(), durations: [], next: 0, lastFailure: null }
      calls.set(call, noted)
      forget(noted, hour)
      const counted = noted.hours.get(hour) ?? { count: 0, failed: 0 }
      noted.hours.set(hour, counted)
      counted.count += 1
      noted.durations[noted.next] = { on, ms }
      noted.next = (noted.next + 1) % MOST_DURATIONS
      if (status < FAILED) return
      counted.failed += 1
      noted.lastFailure = { on, traceId }
    },
    read() {
      const hour = Math.floor(now() / HOUR_MS)
      const from = Math.max(begun, (hour - HOURS + 1) * HOUR_MS)
      for (const noted of calls.values()) forget(noted, hour)
      const items = [...calls]
        .map(([call, noted]) => figuresOf(call, noted, from))
        .filter(({ count }) => count > 0)
        .sort((one, other) => other.p95Ms - one.p95Ms || one.call.localeCompare(other.call))
      return { since: new Date(from).toISOString(), items }
    },
  }
}
