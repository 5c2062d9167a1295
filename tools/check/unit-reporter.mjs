/** What vitest ran, as `npm test` reads it: each file with its project, its time and the tests that failed. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

const secondsOf = (module) => {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } = module.diagnostic()
  return (environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration) / 1000
}

const failure = (title, errors) => ({ title, message: errors[0]?.message ?? 'no message' })

/** Where an error that no test waited for came from: the file whose worker threw it, and the first line of ours. */
const sourceOf = ({ VITEST_TEST_PATH: file, stacks = [] }) =>
  [file, ...stacks.slice(0, 3).map((frame) => `${frame.file}:${frame.line}`)].filter(Boolean).join(' ← ')

/** @returns {import('./reports.mjs').UnitFile} */
function fileOf(module) {
  const failed = [...module.children.allTests('failed')].map((test) => failure(test.fullName, test.result().errors))
  const own = [module, ...module.children.allSuites()].flatMap((part) =>
    part.errors().length > 0 ? [failure(part.fullName ?? '', part.errors())] : [],
  )
  return {
    file: module.relativeModuleId,
    project: module.project.name,
    seconds: secondsOf(module),
    passed: [...module.children.allTests('passed')].length,
    failed: [...own, ...failed],
  }
}

/** A file that runs for so long is named in the output: it may be one that never ends. */
const SLOW_MS = 180_000

/** Vitest makes one and calls it. */
export default class UnitReporter {
  #watching = new Map()

  onTestModuleQueued(module) {
    const name = `${module.project.name} ${module.relativeModuleId}`
    const tell = () => console.log(`Still running after ${SLOW_MS / 1000} s: ${name}`)
    this.#watching.set(module.id + module.project.name, setTimeout(tell, SLOW_MS).unref())
  }

  onTestModuleEnd(module) {
    clearTimeout(this.#watching.get(module.id + module.project.name))
  }

  onTestRunEnd(modules, unhandled) {
    const { UNIT_REPORT } = process.env
    if (UNIT_REPORT === undefined) return
    mkdirSync(dirname(UNIT_REPORT), { recursive: true })
    const errors = unhandled.map((error) => failure(sourceOf(error), [error]))
    writeFileSync(UNIT_REPORT, JSON.stringify({ files: modules.map(fileOf), errors }))
  }
}
