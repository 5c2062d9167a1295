/** `npm run size -- --modules <job>`: what each module weighs in what a job downloads. Build first. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { decode } from '@jridgewell/sourcemap-codec'

/**
 * The pieces of a bundled file by the module that they come from; what belongs to none stands under ''.
 * @returns {{ source: string, text: string }[]} in the order of the file
 */
export function piecesOf(code, map) {
  const { sources, mappings } = JSON.parse(map)
  const lines = code.split('\n')
  return decode(mappings).flatMap((segments, line) => {
    const text = lines[line] ?? ''
    const starts = [
      { column: 0, source: '' },
      ...segments.map(([column, index]) => ({ column, source: index === undefined ? '' : sources[index] })),
    ]
    return starts.map(({ column, source }, at) => ({
      source,
      text: text.slice(column, starts[at + 1]?.column ?? text.length),
    }))
  })
}

/** The bytes of each module and what a file would lose without it, compressed; the heaviest first. */
export function modulesOf(code, map) {
  const pieces = piecesOf(code, map)
  const whole = brotliCompressSync(code).length
  return [...new Set(pieces.map(({ source }) => source))]
    .map((source) => {
      const own = pieces
        .filter((piece) => piece.source === source)
        .map(({ text }) => text)
        .join('')
      const rest = pieces
        .filter((piece) => piece.source !== source)
        .map(({ text }) => text)
        .join('')
      return { source, bytes: own.length, saved: whole - brotliCompressSync(rest).length }
    })
    .sort((a, b) => b.saved - a.saved)
}

/** Prints the modules of some files of a folder. */
export function printModules(folder, files) {
  for (const file of files) {
    const path = join(folder, file)
    const code = readFileSync(path, 'utf8')
    console.log(`\n${file} · ${brotliCompressSync(code).length} B brotli\n  bytes  brotli  module`)
    if (!existsSync(`${path}.map`)) continue
    for (const { source, bytes, saved } of modulesOf(code, readFileSync(`${path}.map`, 'utf8'))) {
      console.log(`${String(bytes).padStart(7)}${String(saved).padStart(8)}  ${source.replace(/^(\.\.\/)+/, '')}`)
    }
  }
}
