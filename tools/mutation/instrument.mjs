import { readFileSync } from 'node:fs'
import { createInstrumenter } from '@stryker-mutator/instrumenter'
import { createInjector } from 'typed-inject'

const nothing = () => {}
const quiet = { debug: nothing, info: nothing, isDebugEnabled: () => false }
const options = { plugins: null, excludedMutations: [], ignorers: [] }

/** The files with every mutant switched off inside, and what each mutant is. */
export async function instrument(paths) {
  const instrumenter = createInjector().provideValue('logger', quiet).injectFunction(createInstrumenter)
  const sources = new Map(paths.map((name) => [name, readFileSync(name, 'utf8')]))
  const { files, mutants } = await instrumenter.instrument(
    [...sources].map(([name, content]) => ({ name, content, mutate: true })),
    options,
  )
  return {
    contents: Object.fromEntries(files.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      kind: mutatorName,
      original: excerpt(sources.get(fileName), location),
      replacement,
    })),
  }
}

function excerpt(text, { start, end }) {
  const lines = text.split('\n').slice(start.line, end.line + 1)
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column)
  lines[0] = lines[0].slice(start.column)
  return lines.join('\n')
}
