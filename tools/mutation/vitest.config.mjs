import { defineConfig } from 'vitest/config'
import everything from '../../vitest.config'

const name = process.env.PRILAVOK_MUTATION_PROJECT ?? 'core'

/** The tests of one project: a mutant has to be found by the tests of its own package. */
export default defineConfig(everything.test.projects.find(({ test }) => test.name === name))
