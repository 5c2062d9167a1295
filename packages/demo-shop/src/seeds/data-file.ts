import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The package's `data` folder, found upwards: the code runs from `src/demo` and, built, from `dist`. */
function dataFile(name: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const path = join(folder, 'data', name)
    if (existsSync(path)) return path
    if (folder === dirname(folder)) throw new Error(`data/${name} of the shop server is missing`)
  }
}

/** The lines of a data file. */
export const dataLines = (name: string): readonly string[] => readFileSync(dataFile(name), 'utf8').trim().split('\n')

/** The rows of a tab-separated data file, without its heading. */
export function dataRows(name: string): readonly (readonly string[])[] {
  const [, ...lines] = dataLines(name)
  return lines.map((line) => line.split('\t'))
}
