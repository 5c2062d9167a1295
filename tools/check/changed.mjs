/** What a change can touch, for `npm test -- --changed`. */
import { execFileSync } from 'node:child_process'
import { root } from '../ensure.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that differ from a commit, new ones included. */
export const changedFiles = (since) => [
  ...git('diff', '--name-only', since),
  ...git('ls-files', '--others', '--exclude-standard'),
]

const isProduct = (file) => /^packages\/[^/]+\/(?!README)/.test(file) && !/\.test\.tsx?$/.test(file)
const isBuilt = (file) =>
  isProduct(file) || /^(rollup|tsup)\.config|^package(-lock)?\.json$|^tools\/(build|css-plugin)/.test(file)

/** Playwright projects of the parts of the product on which no other part stands; everything else is under all of them. */
const PROJECTS = [
  [/^packages\/admin\//, ['staff']],
  [/^(site|docs)\//, ['site', 'preact-desktop']],
  [/^(examples|packages\/woocommerce)\//, ['examples']],
]

/**
 * The Playwright projects whose pages a change can touch; null for all of them.
 * @param {readonly string[]} files
 */
export function projectsOf(files) {
  const found = new Set()
  for (const file of files.filter((each) => isBuilt(each) || /^(site|docs|examples|integrations)\//.test(each))) {
    const projects = PROJECTS.find(([pattern]) => pattern.test(file))?.[1]
    if (projects === undefined) return null
    for (const project of projects) found.add(project)
  }
  return [...found]
}

const CONDITIONS = {
  build: isBuilt,
  api: isProduct,
  size: isBuilt,
  packages: (file) => isBuilt(file) || file.startsWith('tools/packages/') || file.startsWith('examples/'),
  bench: (file) => isBuilt(file) || file.startsWith('bench/'),
  site: (file) => isBuilt(file) || /^(site|docs|tools\/site)\//.test(file),
}

/**
 * The steps with what a change since a commit leaves of them.
 * @param {readonly import('./steps.mjs').Step[]} steps
 * @param {string} since
 * @param {readonly string[]} files
 * @returns {readonly import('./steps.mjs').Step[]}
 */
export function stepsOfChange(steps, since, files) {
  const projects = projectsOf(files)
  return steps
    .filter(({ name }) => CONDITIONS[name] === undefined || files.some(CONDITIONS[name]))
    .map((step) => {
      const [program, args] = step.command
      if (step.name === 'e2e') {
        if (projects === null) return step
        if (projects.length > 0)
          return { ...step, command: [program, [...args, ...projects.map((name) => `--project=${name}`)]] }
      }
      return step.onlyChanged ? { ...step, command: [program, [...args, ...step.onlyChanged(since)]] } : step
    })
}
