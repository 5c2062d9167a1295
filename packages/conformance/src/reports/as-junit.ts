import type { CheckResult, ConformanceReport } from '../kit/report'
import { junitOf, type JunitCase } from './junit'

function caseOf({ group, name, ms, broken, reason }: CheckResult): JunitCase {
  if (broken !== null) {
    const failure = { message: broken.saw, type: broken.at, text: JSON.stringify(broken, null, 2) }
    return { group, name, ms, failure }
  }
  return { group, name, ms, ...(reason !== null && { skipped: reason }) }
}

/** The report in the format that continuous integration reads. */
export const asJunit = ({ origin, startedOn, ms, results }: ConformanceReport): string =>
  junitOf({ name: origin, startedOn, ms, cases: results.map(caseOf) })
