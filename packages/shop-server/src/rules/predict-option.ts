/** What is known of an option of an experiment. */
export interface OptionResult {
  readonly label: string
  /** Visitors who were shown it. */
  readonly shown: number
  /** Those of them who ordered. */
  readonly ordered: number
}

/** So many visitors of a hundred see any option, whatever is known: an option that looked weak may have had bad luck. */
const EXPLORED = 0.2
/** Until every option was shown to so many, nothing is known. */
const ENOUGH = 100

/** The share of visitors who order, as one expects it before anybody was shown the option. */
const rateOf = ({ shown, ordered }: OptionResult): number => (ordered + 5) / (shown + 100)

/**
 * Chooses the option that has sold best so far, or any of them for a part of the visitors. `draw` and `which` are numbers from 0 up to 1:
 * one decides whether the option is explored, the other which.
 */
export function predictedLabel(results: readonly OptionResult[], draw: number, which: number): string | null {
  const any = results[Math.floor(which * results.length)]?.label ?? null
  if (draw < EXPLORED || results.some(({ shown }) => shown < ENOUGH)) return any
  return [...results].sort((one, other) => rateOf(other) - rateOf(one))[0]?.label ?? null
}
