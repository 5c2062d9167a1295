import { fileURLToPath } from 'node:url'

/** Stryker's settings; `tools/mutation.mjs` adds which files are mutated and where the report goes. */
export default {
  testRunner: 'vitest',
  plugins: [fileURLToPath(import.meta.resolve('@stryker-mutator/vitest-runner'))],
  vitest: { configFile: 'tools/mutation/vitest.config.mjs' },
  coverageAnalysis: 'perTest',
  // A mutant in what a module does when it is loaded needs a whole run of its own: nine tenths of the time for constants and tables.
  ignoreStatic: true,
  reporters: ['clear-text', 'progress-append-only', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  tempDirName: '.cache/mutation',
  jsonReporter: { fileName: process.env.PRILAVOK_MUTATION_REPORT ?? '.cache/mutation.json' },
  ignorePatterns: ['dist', '.data', 'bench', 'examples', 'e2e', 'integrations', '*.tsbuildinfo'],
  timeoutMS: 20_000,
}
