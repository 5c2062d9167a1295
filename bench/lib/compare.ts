/** One job done in two ways; the goal is a ratio, because a time alone proves nothing on a shared machine. */
export interface Comparison {
  readonly name: string
  /** A hand-written version of the same small job. */
  readonly limit: () => unknown
  readonly ours: () => unknown
  /** How many times the limit ours may take; null for a peer, which is shown beside ours. */
  readonly goal: number | null
}

/** A case of the bench that compares functions. */
export interface FunctionCase {
  readonly ours: readonly Comparison[]
  /** What others do for the same job, with their packages installed where they are missing. */
  readonly peers?: (say: (text: string) => void) => Promise<readonly Comparison[]>
}

export interface Measured {
  readonly name: string
  readonly limitNs: number
  readonly oursNs: number
  readonly ratio: number
  readonly goal: number | null
  readonly met: boolean
}

const ROUNDS = 7
const ROUND_NS = 60_000_000n
/** What the jobs answer goes here, or an engine would leave them out. */
let sink: unknown

function nanosecondsOf(job: () => unknown): number {
  const end = process.hrtime.bigint() + ROUND_NS
  let times = 0
  const begun = process.hrtime.bigint()
  let now = begun
  while (now < end) {
    for (let repeat = 0; repeat < 50; repeat += 1) sink = job()
    times += 50
    now = process.hrtime.bigint()
  }
  return Number(now - begun) / times
}

const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** Measures limit and ours in turn, so that noise hits both; medians of seven rounds. */
export function compare({ name, limit, ours, goal }: Comparison): Measured {
  const rounds = Array.from({ length: ROUNDS + 1 }, () => ({
    limit: nanosecondsOf(limit),
    ours: nanosecondsOf(ours),
  })).slice(1)
  const limitNs = median(rounds.map((round) => round.limit))
  const oursNs = median(rounds.map((round) => round.ours))
  const ratio = median(rounds.map((round) => round.ours / round.limit))
  return { name, limitNs, oursNs, ratio, goal, met: (goal === null || ratio <= goal) && sink !== null }
}
