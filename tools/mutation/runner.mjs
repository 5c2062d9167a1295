import { performance } from 'node:perf_hooks'
import { TestRunner } from 'vitest'
import { openJournal } from './journal.mjs'

const { setInterval, clearInterval } = globalThis
const stryker = (globalThis.__stryker__ ??= {})
/** How much more than without a mutant a test may take: milliseconds of its own, and passes over what can be broken. */
const PATIENCE = 2_000
const PASSES = 10_000
const GLANCE = 100

/** Milliseconds that this process has worked or had nothing to do; what a busy machine keeps it waiting is no mutant's fault. */
function ownTime() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000 + performance.eventLoopUtilization().idle
}

/** What instrumented code counts its passes in; it throws when there are too many, which ends an endless loop. */
const countdown = (left) =>
  new Proxy(
    {},
    {
      set() {
        left -= 1
        if (left < 0) throw new Error('The mutant does not end.')
        return true
      },
    },
  )

/**
 * Runs each test again and again: to load what it loads, to see which mutants it meets, then once with each of them that no test
 * has noticed yet. After a failure it runs once without a mutant, because a failure may leave something behind.
 */
export default class MutationRunner extends TestRunner {
  #journal = openJournal(process.env.PRILAVOK_MUTATION_JOURNAL)
  #turns
  #turn
  #started
  #duration = 0
  #passes = 0
  #loading

  async onBeforeRunTask(test) {
    await super.onBeforeRunTask(test)
    this.#turns = ['load', 'meet']
    test.repeats = { valueOf: () => (this.#next() ? Infinity : -1) }
  }

  /** Leaves out mutants that another test has noticed meanwhile. */
  #next() {
    while (this.#turns.length > 0 && this.#journal.killed.has(this.#turns[0])) this.#turns.shift()
    return this.#turns.length > 0
  }

  onBeforeTryTask(test) {
    super.onBeforeTryTask(test)
    this.#turn = this.#turns.shift()
    if (this.#turn === 'load') this.#note('loaded', stryker.mutantCoverage?.static)
    // The instrumented files hold on to this object.
    stryker.mutantCoverage = Object.assign(stryker.mutantCoverage ?? {}, { static: {}, perTest: {} })
    stryker.currentTestId = this.#isMutant() ? undefined : this.#turn
    if (this.#isMutant()) {
      stryker.mutantCoverage.static = countdown(PASSES + 10 * this.#passes)
      this.#journal.write(`try ${this.#turn}`)
      stryker.activeMutant = this.#turn
    }
    this.#started = ownTime()
  }

  #isMutant() {
    return !['load', 'meet', 'check'].includes(this.#turn)
  }

  async runTask(test) {
    const run = TestRunner.getTestFn(test)
    if (!this.#isMutant()) return await run()
    let timer
    const late = new Promise((_, reject) => {
      timer = setInterval(() => {
        if (ownTime() - this.#started > PATIENCE + 10 * this.#duration) reject(new Error('The mutant takes too long.'))
      }, GLANCE)
    })
    try {
      await Promise.race([run(), late])
    } finally {
      clearInterval(timer)
    }
  }

  onAfterRetryTask(test) {
    const failed = test.result.state === 'fail'
    stryker.activeMutant = undefined
    stryker.currentTestId = undefined
    stryker.mutantCoverage.static = {}
    if (this.#turn === 'load') this.#loading = stryker.mutantCoverage.perTest.load
    if (failed && this.#isMutant()) {
      this.#journal.killed.add(this.#turn)
      this.#journal.write(`killed ${this.#turn}`)
      this.#turns.unshift('check')
    } else if (failed) this.#giveUp(test)
    else if (this.#turn === 'meet') this.#meet()
    test.result.state = 'run'
    test.result.errors = undefined
  }

  #meet() {
    this.#duration = ownTime() - this.#started
    this.#passes = Object.values(stryker.mutantCoverage.perTest.meet ?? {}).reduce((sum, passes) => sum + passes, 0)
    this.#note('loaded', this.#loading)
    this.#turns = this.#note('met', stryker.mutantCoverage.perTest.meet)
  }

  #note(word, hits = {}) {
    const ids = Object.keys(hits)
    const news = ids.filter((id) => !this.#journal[word].has(id))
    if (news.length > 0) this.#journal.write(...news.map((id) => `${word} ${id}`))
    for (const id of news) this.#journal[word].add(id)
    return ids
  }

  #giveUp(test) {
    this.#turns = []
    const text = `unsteady ${test.file.filepath} > ${test.name}: ${test.result.errors?.[0]?.message}`
    this.#journal.write(text.replaceAll('\n', ' '))
  }

  async onAfterRunSuite(suite) {
    await super.onAfterRunSuite(suite)
    if ('filepath' in suite) this.#journal.write(`done ${suite.filepath}`)
  }
}
