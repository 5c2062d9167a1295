/** The ledger's rows: one for every statement of the specifications that can be checked. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../ensure.mjs'

/** @typedef {{ readonly id: string, readonly area: string, readonly kind: string, readonly requirement: string, readonly source: string, readonly note: string }} Requirement */

export const ledgerPath = join(root, 'docs', 'spec', 'requirements.tsv')
const COLUMNS = ['id', 'area', 'kind', 'requirement', 'source', 'note']

/**
 * Reads the ledger; faults of the file itself throw, because no count would mean anything.
 * @returns {Requirement[]}
 */
export function parseRequirements(text) {
  const [header, ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (header !== COLUMNS.join('\t')) throw new Error(`The ledger's header must be: ${COLUMNS.join(', ')}.`)
  const seen = new Set()
  return lines.flatMap((line, index) => {
    if (line === '') return []
    const cells = line.split('\t')
    if (cells.length !== COLUMNS.length) throw new Error(`Line ${index + 2} of the ledger has ${cells.length} columns.`)
    const row = Object.fromEntries(COLUMNS.map((column, at) => [column, cells[at]]))
    if (seen.has(row.id)) throw new Error(`Line ${index + 2} of the ledger repeats ${row.id}.`)
    seen.add(row.id)
    return [row]
  })
}

export const readRequirements = () => parseRequirements(readFileSync(ledgerPath, 'utf8'))
