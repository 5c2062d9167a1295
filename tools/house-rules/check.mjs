/** All house rules over one tree: ours, oxlint's and the boundaries. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { boundaryRules, findCrossings } from './boundaries.mjs'
import { findLint, oxlintRules } from './oxlint.mjs'
import { flowsCombine, plainCore, pureCore, reactSubset, zodMini } from './rules/code.mjs'
import { fileLength, kebabNames, vagueNames } from './rules/files.mjs'
import { oldPages } from './rules/old-pages.mjs'
import { declaredDependencies, labelsComplete } from './rules/packages.mjs'
import {
  cssImport,
  cssRem,
  cssSides,
  cssUnderline,
  cssUrl,
  cssZIndex,
  inlineStyle,
  rawHtml,
  zIndex,
} from './rules/page-safety.mjs'
import { everyTestRuns, noSleeps, noSnapshots, testsAssert } from './rules/tests.mjs'
import { eachNode, lineOf, readTree } from './tree.mjs'

/** @typedef {{ rule: string, path: string, line: number, message: string, severity: 'error' | 'warning' }} Finding */

const fileRules = [
  fileLength,
  vagueNames,
  kebabNames,
  pureCore,
  plainCore,
  flowsCombine,
  zodMini,
  reactSubset,
  oldPages,
  rawHtml,
  inlineStyle,
  zIndex,
  cssRem,
  cssImport,
  cssUrl,
  cssSides,
  cssUnderline,
  cssZIndex,
  everyTestRuns,
  testsAssert,
  noSnapshots,
  noSleeps,
]
const treeRules = [declaredDependencies, labelsComplete]

/** Every rule that must have a fixture; oxlint's own correctness rules come tested. */
export const ruleNames = [
  ...new Set([...[...fileRules, ...treeRules].map(({ name }) => name), ...oxlintRules, ...boundaryRules]),
]
  .filter((name) => name !== 'oxlint')
  .sort()

/** Our own rules over the tree in `folder`. */
export async function findOwn(folder) {
  /** @type {Finding[]} */
  const findings = []
  const files = readTree(folder)
  for (const file of files) {
    const { path } = file
    for (const rule of fileRules) {
      if (!rule.applies(path)) continue
      const add = (line, message, severity = 'error') =>
        findings.push({ rule: rule.name, path, line, message, severity })
      rule.check?.(file, add)
      if (rule.visit && !path.endsWith('.css')) {
        const source = file.source()
        eachNode(source, (node) => rule.visit(node, (at, message) => add(lineOf(source, at), message), path))
      }
    }
  }
  for (const rule of treeRules) {
    await rule.checkTree(folder, files, (path, line, message) =>
      findings.push({ rule: rule.name, path, line, message, severity: 'error' }),
    )
  }
  return findings
}

/** Everything that is wrong with the project in `folder`. */
export async function checkHouse(folder) {
  const folders = ['packages', 'e2e', 'tools', 'examples'].filter((name) => existsSync(join(folder, name)))
  const found = await Promise.all([findOwn(folder), findLint(folder, folders), findCrossings(folder, folders)])
  return found.flat()
}
