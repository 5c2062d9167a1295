import type { OptionResult } from './predict-option'

/** A share with the interval that holds the true one in 95 of 100 experiments. */
export interface Estimate {
  readonly value: number
  readonly low: number
  readonly high: number
}

/** How an option differs from the control, and how often chance alone makes a difference as great. */
export type Difference = Estimate & { readonly pValue: number }

/** The point of the normal distribution that leaves 2.5 % on either side. */
const Z95 = 1.959963984540054
const STEPS = 500
const SMALL = 1e-14

/** The logarithm of the gamma function by Lanczos' approximation (g = 5, six terms): 1e-10 for x > 0. */
function logGamma(x: number): number {
  const terms = [
    76.18009172947146, -86.5053203294168, 24.0140982408309, -1.231739572450155, 0.00120865097386618,
    -0.000005395239384953,
  ]
  const sum = terms.reduce((total, term, at) => total + term / (x + at + 1), 1.00000000019)
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.506628274631 * sum) / x)
}

/** The upper tail of the gamma distribution: what is left of it beyond x (regularised incomplete gamma function Q). */
function gammaTail(shape: number, x: number): number {
  if (x <= 0) return 1
  const scale = Math.exp(shape * Math.log(x) - x - logGamma(shape))
  if (x < shape + 1) {
    let term = 1 / shape
    let sum = term
    for (let n = 1; n < STEPS && term > sum * SMALL; n += 1) {
      term *= x / (shape + n)
      sum += term
    }
    return 1 - sum * scale
  }
  // Lentz's continued fraction, which converges where the series does not.
  let b = x + 1 - shape
  let c = 1e300
  let d = 1 / b
  let fraction = d
  for (let n = 1; n < STEPS; n += 1) {
    const a = -n * (n - shape)
    b += 2
    d = 1 / (a * d + b)
    c = b + a / c
    const step = d * c
    fraction *= step
    if (Math.abs(step - 1) < SMALL) break
  }
  return scale * fraction
}

/** How often chance alone gives at least this chi-square. */
export const chiSquareTail = (chiSquare: number, degrees: number): number =>
  Math.min(1, Math.max(0, gammaTail(degrees / 2, chiSquare / 2)))

/** A rate with Wilson's interval, which stays within 0 and 1 also for few visitors. */
export function rateOf({ shown, ordered }: Pick<OptionResult, 'shown' | 'ordered'>): Estimate | null {
  if (shown === 0) return null
  const value = ordered / shown
  const square = Z95 ** 2 / shown
  const middle = (value + square / 2) / (1 + square)
  const half = (Z95 * Math.sqrt((value * (1 - value)) / shown + square / (4 * shown))) / (1 + square)
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The difference of two rates with Newcombe's interval, and how often chance alone makes one as great (pooled z-test, two-sided). */
export function differenceOf(option: OptionResult, control: OptionResult): Difference | null {
  const [one, other] = [rateOf(option), rateOf(control)]
  if (one === null || other === null) return null
  const value = one.value - other.value
  const pooled = (option.ordered + control.ordered) / (option.shown + control.shown)
  const deviation = pooled * (1 - pooled) * (1 / option.shown + 1 / control.shown)
  return {
    value,
    low: value - Math.hypot(one.value - one.low, other.high - other.value),
    high: value + Math.hypot(one.high - one.value, other.value - other.low),
    pValue: deviation === 0 ? 1 : chiSquareTail(value ** 2 / deviation, 1),
  }
}

/**
 * How often chance alone would divide visitors so unevenly, given the shares that they were to be divided by (chi-square). Below 0.001 the
 * experiment is broken: some visitors are lost or counted twice, and its rates say nothing. Null while there are fewer than two options.
 */
export function sampleRatio(options: readonly OptionResult[], shares: readonly number[]): number | null {
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const total = options.reduce((sum, { shown }) => sum + shown, 0)
  const expected = options.map((option, at) => ({ shown: option.shown, due: (total * (shares[at] ?? 0)) / whole }))
  const counted = expected.filter(({ due }) => due > 0)
  if (counted.length < 2 || expected.some(({ shown, due }) => due === 0 && shown > 0))
    return counted.length < 2 ? null : 0
  const chiSquare = counted.reduce((sum, { shown, due }) => sum + (shown - due) ** 2 / due, 0)
  return chiSquareTail(chiSquare, counted.length - 1)
}
