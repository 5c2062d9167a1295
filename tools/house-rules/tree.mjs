/** The files of a project as the rules see them. */
import { readFileSync, readdirSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'
import ts from 'typescript'

/** @typedef {{ readonly path: string, readonly text: string, readonly lines: number, readonly source: () => ts.SourceFile }} ProjectFile */

const IGNORED_FOLDERS = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  '.data',
  'coverage',
  'test-results',
  'playwright-report',
])
const KINDS = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.css'])
/** They break the rules on purpose. */
const FIXTURES = 'tools/house-rules/fixtures'

/**
 * Every source file under `folder`, in the order of the paths; paths have forward slashes.
 * @returns {ProjectFile[]}
 */
export function readTree(folder) {
  const files = []
  const walk = (at) => {
    for (const entry of readdirSync(at, { withFileTypes: true })) {
      const full = join(at, entry.name)
      const path = relative(folder, full).split(sep).join('/')
      if (entry.isDirectory()) {
        if (!IGNORED_FOLDERS.has(entry.name) && path !== FIXTURES) walk(full)
      } else if (entry.isFile() && KINDS.has(extname(entry.name))) files.push(readFile(full, path))
    }
  }
  walk(folder)
  return files.sort((a, b) => (a.path < b.path ? -1 : 1))
}

function readFile(full, path) {
  const text = readFileSync(full, 'utf8')
  let parsed
  const source = () => (parsed ??= ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true))
  return { path, text, lines: text.replace(/\n$/, '').split('\n').length, source }
}

/** Whether a file is a test or serves only tests. */
export const isTest = (path) =>
  /\.(test|spec|fixture)\.tsx?$/.test(path) || path.startsWith('e2e/') || /\/testing\//.test(path)

/** The package a file belongs to, or null. */
export const packageOf = (path) => /^packages\/([^/]+)\/src\//.exec(path)?.[1] ?? null

/** Calls `visit` for a node and everything in it. */
export function eachNode(node, visit) {
  visit(node)
  ts.forEachChild(node, (child) => eachNode(child, visit))
}

/** The line (from 1) on which a node begins. */
export const lineOf = (source, node) => source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
