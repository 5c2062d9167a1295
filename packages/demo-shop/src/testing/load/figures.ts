/** Figures of one call. */
interface Noted {
  readonly times: number[]
  repeats: number
  errors: number
}

/** How long calls took and what became of them. */
export interface Figures {
  readonly note: (call: string, ms: number, outcome: 'done' | 'error', repeats: number) => void
  readonly table: (seconds: number) => string
  /** Over all calls. */
  readonly total: () => {
    readonly requests: number
    readonly errors: number
    readonly p95: number
    readonly p99: number
  }
  readonly p95Of: (call: string) => number
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
const rising = (times: readonly number[]) => [...times].sort((one, other) => one - other)

/** Collects the figures of a run. */
export function createFigures(): Figures {
  const calls = new Map<string, Noted>()
  const all = () => rising([...calls.values()].flatMap(({ times }) => times))
  const row = (name: string, { times, repeats, errors }: Noted, seconds: number) => {
    const sorted = rising(times)
    const ms = (share: number) => at(sorted, share).toFixed(1).padStart(8)
    const rate = (times.length / seconds).toFixed(1).padStart(7)
    const counts = [repeats, errors].map((count) => String(count).padStart(8)).join('')
    return `${name.padEnd(22)}${String(times.length).padStart(8)}${rate}${ms(0.5)}${ms(0.95)}${ms(0.99)}${ms(1)}${counts}`
  }
  return {
    note(call, ms, outcome, repeats) {
      const noted = calls.get(call) ?? { times: [], repeats: 0, errors: 0 }
      calls.set(call, noted)
      noted.times.push(ms)
      noted.repeats += repeats
      if (outcome === 'error') noted.errors += 1
    },
    table(seconds) {
      const sum: Noted = { times: all(), repeats: 0, errors: 0 }
      for (const { repeats, errors } of calls.values()) {
        sum.repeats += repeats
        sum.errors += errors
      }
      const head = `${'call'.padEnd(22)}requests  per s  p50 ms  p95 ms  p99 ms  max ms repeats  errors`
      return [head, ...[...calls].map(([name, noted]) => row(name, noted, seconds)), row('all', sum, seconds)].join(
        '\n',
      )
    },
    total() {
      const sorted = all()
      const errors = [...calls.values()].reduce((sum, noted) => sum + noted.errors, 0)
      return { requests: sorted.length, errors, p95: at(sorted, 0.95), p99: at(sorted, 0.99) }
    },
    p95Of: (call) => at(rising(calls.get(call)?.times ?? []), 0.95),
  }
}
