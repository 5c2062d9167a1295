import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { configDefaults, defineConfig, mergeConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import everything from '../../vitest.config.ts'
import { openJournal } from './journal.mjs'

const { PRILAVOK_MUTATION_PROJECT, PRILAVOK_MUTATION_JOURNAL, PRILAVOK_MUTATION_SOURCES, PRILAVOK_MUTATION_NEAR } =
  process.env
const contents = JSON.parse(readFileSync(PRILAVOK_MUTATION_SOURCES, 'utf8'))
const folders = new Set(Object.keys(contents).map((file) => dirname(file)))

/** Tests beside what is broken go first, short ones before long ones: most mutants are gone when the long ones come. */
class NearestFirst extends BaseSequencer {
  async sort(specifications) {
    const { done } = openJournal(PRILAVOK_MUTATION_JOURNAL)
    const isNear = (file) => folders.has(dirname(file))
    const far = (file) => (file.includes('/flows/') || !isNear(file) ? 1 : 0)
    return specifications
      .filter(({ moduleId }) => !done.has(moduleId) && (!PRILAVOK_MUTATION_NEAR || isNear(moduleId)))
      .sort((a, b) => far(a.moduleId) - far(b.moduleId) || statSync(a.moduleId).size - statSync(b.moduleId).size)
  }
}

const plugin = {
  name: 'mutants',
  enforce: 'pre',
  load: (id) => contents[id],
  // A property that holds a hundred times tells mutants apart as well as one that holds a hundred thousand times.
  transform: (code, id) =>
    /\.(test|fixture)\.ts$/.test(id) ? code.replace(/numRuns: \d[\d_]{2,}/g, 'numRuns: 100') : undefined,
}

/** The tests of one project: a mutant has to be found by the tests of its own package. */
export default defineConfig(
  mergeConfig(
    everything.test.projects.find(({ test }) => test.name === PRILAVOK_MUTATION_PROJECT),
    {
      plugins: [plugin],
      test: {
        runner: 'tools/mutation/runner.mjs',
        // Models take longer than all the others and find next to nothing that these do not.
        exclude: [...configDefaults.exclude, 'docs/**', '**/*-model.test.ts'],
        isolate: false,
        maxWorkers: 1,
        sequence: { sequencer: NearestFirst },
        dangerouslyIgnoreUnhandledErrors: true,
        reporters: ['dot'],
        onConsoleLog: () => false,
      },
    },
  ),
)
