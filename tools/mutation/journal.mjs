import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/**
 * What a measurement knows so far, a line each: `loaded 7` (met while a module is loaded), `met 7` (by a test), `try 7` (the last line
 * while it is broken), `killed 7`, `done FILE`, `unsteady TEST` (fails when it is repeated, so it is left out). A run that a mutant has stopped goes on from it.
 */
export function openJournal(path) {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : []
  const of = (word) =>
    new Set(lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1)))
  return {
    loaded: of('loaded'),
    met: of('met'),
    killed: of('killed'),
    done: of('done'),
    unsteady: of('unsteady'),
    last: lines.at(-1) ?? '',
    write: (...added) => appendFileSync(path, added.map((line) => `${line}\n`).join('')),
  }
}
