import fc from 'fast-check'
import type { Fault } from './checkout-model.fixture'

/** The weather of a line: what befalls one request after the other. */
export const faults: fc.Arbitrary<readonly Fault[]> = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: fc.constant('none' as const) },
    {
      weight: 4,
      arbitrary: fc.constantFrom<Fault>('loseRequest', 'loseAnswer', 'duplicate', 'status503', 'status500', 'html'),
    },
  ),
  { maxLength: 40 },
)

/** Random runs from one seed; a failure prints seed and path, and the variables of a model run it again. */
export interface SeededRuns {
  readonly runs: number
  readonly seed: number
  /** One run of the seed alone, as a failure reports it. */
  readonly path: string | undefined
  /** Whether these runs are known to make enough of everything: a fresh seed may happen to be a poor one, and one run alone is. */
  readonly rich: boolean
}

/**
 * The random runs of a model: from a fixed seed, where everybody sees the same failure, and half as many from a fresh one, which
 * finds new ones. `MORE_RUNS=30 CHECKOUT_SEED=7` makes thirty times as many from that seed alone, `CHECKOUT_PATH=6289` one of its runs.
 */
export function seededRuns(
  env: Readonly<Record<string, string | undefined>>,
  model: string,
  { runs, seed }: Pick<SeededRuns, 'runs' | 'seed'>,
): readonly SeededRuns[] {
  const given = (part: string) => env[`${model}_${part}`]
  const number = runs * Number(env['MORE_RUNS'] ?? 1)
  const path = given('PATH')
  const fixed = { runs: number, seed: Number(given('SEED') ?? seed), path }
  if (given('SEED') !== undefined || path !== undefined) return [{ ...fixed, rich: false }]
  return [
    { ...fixed, rich: true },
    { runs: Math.ceil(number / 2), seed: fc.sample(fc.noBias(fc.nat()), 1)[0] ?? 0, path, rich: false },
  ]
}

/** Holds a model to its promises; vitest itself fails a run with a rejection that nobody caught. */
export const assertRuns = <T extends [unknown, ...unknown[]]>(
  property: fc.IAsyncProperty<T>,
  { runs, seed, path }: SeededRuns,
): Promise<void> =>
  fc.assert(property, {
    numRuns: runs,
    seed,
    ...(path !== undefined && { path }),
    interruptAfterTimeLimit: 3_000_000,
  })
