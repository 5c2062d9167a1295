/** Floors, rooms and doors, kept by dependency-cruiser with the rules of .dependency-cruiser.cjs. */
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'

const config = createRequire(import.meta.url)(fileURLToPath(new URL('../../.dependency-cruiser.cjs', import.meta.url)))

export const boundaryRules = config.forbidden
  .map(({ name }) => name)
  .filter((name, at, all) => all.indexOf(name) === at)

/** Runs the boundary rules over folders of `base`. */
export async function findCrossings(base, folders) {
  const { enhancedResolveOptions, ...options } = config.options
  const ruleSet = { forbidden: config.forbidden }
  const { output } = await cruise(
    folders,
    { ...options, ruleSet, validate: true, baseDir: base },
    { ...enhancedResolveOptions, symlinks: true },
  )
  return output.summary.violations.map(({ rule, from, to, cycle }) => ({
    rule: rule.name,
    path: from,
    line: 1,
    message: cycle
      ? `imports in a circle: ${[from, ...cycle.map(({ name }) => name)].join(' → ')}`
      : `imports ${to}. ${commentOf(rule.name, from)}`,
    severity: 'error',
  }))
}

/** Why: of several rules with one name, the one that is about the importing file. */
const commentOf = (name, path) =>
  config.forbidden.find((rule) => rule.name === name && new RegExp(rule.from.path ?? '').test(path))?.comment ?? ''
