/** What each module weighs in the files of a job: by how much a file is larger for it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { TraceMap, eachMapping } from '@jridgewell/trace-mapping'

const weightOf = (code) => brotliCompressSync(code).length

/** What a module is counted under; the first pattern that its path has. */
const CATEGORIES = [
  ['css', /\.css$/],
  ['labels', /\.labels(\.\w+)?\.ts$/],
  ['mounts', /\.mounts?\.ts$|\/mounts\.tsx?$/],
  ['wire schemas', /\.wire\.ts$|contracts\/src\/wire\.ts$/],
  ['embed', /(?:^|packages\/)(?:([\w-]+)\/)?src\//],
  ['libraries', /node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//],
  ['build', /tools\//],
]

/** The category of a module: one of those above, or the name of its package. */
export function categoryOf(path) {
  if (path === '') return 'imports and exports'
  for (const [name, pattern] of CATEGORIES) {
    const match = pattern.exec(path)
    if (match) return match[1] ?? name
  }
  return 'other'
}

/**
 * The pieces of a file by the module that they come from; '' for what the bundler has added.
 * @returns {Map<string, { readonly from: number, readonly to: number }[]>}
 */
export function piecesOf(code, map) {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  const marks = [{ from: 0, source: '' }]
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) =>
    marks.push({ from: starts[generatedLine - 1] + generatedColumn, source: source ?? '' }),
  )
  const pieces = new Map()
  marks.forEach(({ from, source }, at) => {
    const to = marks[at + 1]?.from ?? code.length
    if (to > from) pieces.set(source, [...(pieces.get(source) ?? []), { from, to }])
  })
  return pieces
}

/** What a file would weigh less without each module; scaled so that all of them together are the file. */
export function weightsOf(code, map) {
  const whole = weightOf(code)
  const alone = [...piecesOf(code, map)].map(([source, pieces]) => {
    let rest = ''
    let end = 0
    for (const { from, to } of pieces) {
      rest += code.slice(end, from)
      end = to
    }
    return { source, bytes: Math.max(0, whole - weightOf(rest + code.slice(end))) }
  })
  const sum = alone.reduce((total, { bytes }) => total + bytes, 0) || 1
  return alone.map(({ source, bytes }) => ({ source: source.replace(/^(\.\.\/)+/, ''), bytes: (bytes * whole) / sum }))
}

const kB = (bytes) => (bytes / 1000).toFixed(2).padStart(7)
const table = (weights) =>
  [...weights].sort(([, one], [, other]) => other - one).map(([name, bytes]) => `${kB(bytes)}  ${name}`)

/** Lines for people: what the files of a job weigh, by category and by module. */
export function modulesReport(folder, files) {
  const modules = new Map()
  const categories = new Map()
  const add = (weights, name, bytes) => weights.set(name, (weights.get(name) ?? 0) + bytes)
  for (const file of files) {
    const path = join(folder, file)
    for (const { source, bytes } of weightsOf(readFileSync(path, 'utf8'), readFileSync(`${path}.map`, 'utf8'))) {
      add(modules, source || 'imports and exports', bytes)
      add(categories, categoryOf(source), bytes)
    }
  }
  const total = [...categories.values()].reduce((sum, bytes) => sum + bytes, 0)
  return [`${kB(total)}  kB (brotli) in ${files.length} files`, '', ...table(categories), '', ...table(modules)]
}
