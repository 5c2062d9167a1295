import type { Experiment, ExperimentOption } from './experiments.types'

const FNV_OFFSET = 0x811c9dc5
const FNV_PRIME = 0x01000193

/** A 32-bit hash of a text: FNV-1a with the finaliser of MurmurHash3, whose bits all depend on every character. */
export function hashOf(text: string): number {
  let hash = FNV_OFFSET
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A visitor's draw for one experiment, from 0 up to 1: the same for the same id, and independent of the draws for other experiments. */
export const drawOfVisitor = (experiment: string, visitorId: string): number =>
  hashOf(`${experiment}\n${visitorId}`) / 0x1_0000_0000

/** The share of an option, in the unit of the rule; equal ones without a rule. */
export const shareOf = ({ distributionRule }: Experiment, { label }: ExperimentOption): number =>
  distributionRule === undefined
    ? 1
    : Object.hasOwn(distributionRule, label)
      ? Math.max(0, distributionRule[label] ?? 0)
      : 0

/** The option of a draw from 0 up to 1, by the shares of the options; the control where no option has a share. */
export function optionOfDraw(experiment: Experiment, draw: number): ExperimentOption | null {
  const { options } = experiment
  const whole = options.reduce((sum, option) => sum + shareOf(experiment, option), 0)
  let left = draw * whole
  for (const option of options) {
    left -= shareOf(experiment, option)
    if (left < 0) return option
  }
  return controlOf(experiment)
}

/** The option that is the shop as it is. */
export const controlOf = ({ options }: Experiment): ExperimentOption | null =>
  options.find(({ isControl }) => isControl === true) ?? options[0] ?? null

/** A hash of what an assignment depends on: the shares and the options (EXP-09). */
export function hashCodeOf({ distributionRule, options }: Experiment): string {
  const shares = distributionRule === undefined ? '' : JSON.stringify(distributionRule)
  const written = options.map(
    ({ label, value, isControl }) => `${label}:${typeof value}:${value}:${isControl === true}`,
  )
  return hashOf(`${shares}\n${written.join('\n')}`).toString(36)
}
