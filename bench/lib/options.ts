import { parseArgs } from 'node:util'

/** What the caller asks of a run. */
export interface BenchOptions {
  readonly cases: readonly string[]
  /** Rounds; every round measures every target once. */
  readonly runs: number
  /** How many times slower than this machine the page's processor is. */
  readonly cpu: number
  /** Only these targets, beside the limit; null for all. */
  readonly targets: readonly string[] | null
  /** Only these measurements; null for all. */
  readonly scenarios: readonly string[] | null
  /** Where to write every figure; null for nowhere. */
  readonly json: string | null
  /** A folder for what the browser did in the last round, a file for each target and scenario; null for none. */
  readonly traces: string | null
  /** A missed goal makes the exit code red. */
  readonly strict: boolean
  /** Every case once, ours and the limit alone; what is far beyond its goal makes the exit code red. */
  readonly check: boolean
  /** Ours and the limit alone; the ratios become a column of bench/history.md. */
  readonly history: boolean
}

const list = (text: string | undefined): readonly string[] | null => text?.split(',').filter(Boolean) ?? null

function positive(name: string, text: string): number {
  const value = Number(text)
  if (!Number.isFinite(value) || value <= 0) throw new Error(`--${name} must be a number above 0; it was "${text}".`)
  return value
}

/** Reads the command line: `button --runs 7 --cpu 4 --targets prilavok,adobe --scenarios ready-100 --json out.json --strict`. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '5' },
      cpu: { type: 'string', default: '4' },
      targets: { type: 'string' },
      scenarios: { type: 'string' },
      json: { type: 'string' },
      traces: { type: 'string' },
      strict: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      history: { type: 'boolean', default: false },
    },
  })
  return {
    cases: positionals,
    runs: Math.ceil(positive('runs', values.runs)),
    cpu: positive('cpu', values.cpu),
    targets: list(values.targets),
    scenarios: list(values.scenarios),
    json: values.json ?? null,
    traces: values.traces ?? null,
    strict: values.strict,
    check: values.check,
    history: values.history,
  }
}
