import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../ensure.mjs'
import { codesIn, rowsOf } from './tables.mjs'

const page = readFileSync(join(root, 'docs/architecture/asvs.md'), 'utf8')
const rows = rowsOf(page, 'Requirement')

/** The requirements of level 1 and 2 of each section of ASVS 5.0.0. */
const SECTIONS: Readonly<Record<string, readonly number[]>> = {
  '1.1': [1, 2],
  '1.2': [1, 2, 3, 4, 5, 6, 7, 8, 9],
  '1.3': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '1.4': [1, 2, 3],
  '1.5': [1, 2],
  '2.1': [1, 2, 3],
  '2.2': [1, 2, 3],
  '2.3': [1, 2, 3, 4],
  '2.4': [1],
  '3.2': [1, 2],
  '3.3': [1, 2, 3, 4],
  '3.4': [1, 2, 3, 4, 5, 6],
  '3.5': [1, 2, 3, 4, 5],
  '3.7': [1, 2],
  '4.1': [1, 2, 3],
  '4.2': [1],
  '4.3': [1, 2],
  '4.4': [1, 2, 3, 4],
  '5.1': [1],
  '5.2': [1, 2, 3],
  '5.3': [1, 2],
  '5.4': [1, 2, 3],
  '6.1': [1, 2, 3],
  '6.2': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  '6.3': [1, 2, 3, 4],
  '6.4': [1, 2, 3, 4],
  '6.5': [1, 2, 3, 4, 5],
  '6.6': [1, 2, 3],
  '6.8': [1, 2, 3, 4],
  '7.1': [1, 2, 3],
  '7.2': [1, 2, 3, 4],
  '7.3': [1, 2],
  '7.4': [1, 2, 3, 4, 5],
  '7.5': [1, 2],
  '7.6': [1, 2],
  '8.1': [1, 2],
  '8.2': [1, 2, 3],
  '8.3': [1],
  '8.4': [1],
  '9.1': [1, 2, 3],
  '9.2': [1, 2, 3, 4],
  '10.1': [1, 2],
  '10.2': [1, 2],
  '10.3': [1, 2, 3, 4],
  '10.4': [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  '10.5': [1, 2, 3, 4, 5],
  '10.6': [1, 2],
  '10.7': [1, 2, 3],
  '11.1': [1, 2],
  '11.2': [1, 2, 3],
  '11.3': [1, 2, 3],
  '11.4': [1, 2, 3, 4],
  '11.5': [1],
  '11.6': [1],
  '12.1': [1, 2, 3],
  '12.2': [1, 2],
  '12.3': [1, 2, 3, 4],
  '13.1': [1],
  '13.2': [1, 2, 3, 4, 5],
  '13.3': [1, 2],
  '13.4': [1, 2, 3, 4, 5],
  '14.1': [1, 2],
  '14.2': [1, 2, 3, 4],
  '14.3': [1, 2, 3],
  '15.1': [1, 2, 3],
  '15.2': [1, 2, 3],
  '15.3': [1, 2, 3, 4, 5, 6, 7],
  '16.1': [1],
  '16.2': [1, 2, 3, 4, 5],
  '16.3': [1, 2, 3, 4],
  '16.4': [1, 2, 3],
  '16.5': [1, 2, 3],
  '17.1': [1],
  '17.2': [1, 2, 3, 4],
  '17.3': [1, 2],
}
const numbers = Object.entries(SECTIONS).flatMap(([section, ids]) => ids.map((id) => `${section}.${id}`))

/** `1.2.5–1.2.8` is all requirements from one to the other. */
function numbersIn(cell: string): readonly string[] {
  return cell.split(', ').flatMap((part) => {
    const [from = '', to = from] = part.split('–')
    return numbers.slice(numbers.indexOf(from), numbers.indexOf(to) + 1)
  })
}

describe('the ASVS table', () => {
  it('judges each requirement of level 2 once', () => {
    const judged = rows.flatMap((row) => numbersIn(row['Requirement'] ?? ''))
    expect(numbers).toHaveLength(253)
    expect(judged.filter((number, index) => judged.indexOf(number) !== index)).toEqual([])
    expect(numbers.filter((number) => !judged.includes(number))).toEqual([])
  })

  it('gives a test or a reason for each, and a reason for what is not met', () => {
    for (const { Requirement: number, Met: met, By: by = '', Here: here = '' } of rows) {
      expect(['yes', 'partly', 'no', 'deployment', 'n/a'], number).toContain(met)
      if (met === 'yes' || met === 'partly' || met === 'no') expect(by, number).not.toBe('')
      if (met === 'n/a' && by === '') expect(here, number).toMatch(/^no /)
    }
  })

  it('names tests that there are', () => {
    const found = new Set(
      ['packages', 'e2e', 'tools'].flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((name) => !name.includes('node_modules') && /\.(?:test\.tsx?|spec\.ts)$/.test(name))
          .map((name) => basename(name)),
      ),
    )
    const named = rows.flatMap((row) => codesIn(row['By'])).filter((code) => /\.(?:test|spec)\./.test(code))
    expect(named.length).toBeGreaterThan(100)
    expect(named.filter((name) => !found.has(name))).toEqual([])
  })
})
