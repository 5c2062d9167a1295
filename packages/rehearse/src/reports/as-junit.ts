import { junitOf } from '@prilavok/conformance'
import type { PageReport, RehearsalReport } from '../report.types'
import { pageLines } from './as-table'

function caseOf(page: PageReport) {
  const { viewport, differences, measures } = page
  const [first] = differences
  const more = differences.length > 1 ? ` (and ${differences.length - 1} more)` : ''
  return {
    group: viewport.name,
    name: page.page,
    ms: measures.old.ms + measures.new.ms,
    ...(first !== undefined && {
      failure: { message: first.what + more, type: first.kind, text: pageLines(page).join('\n') },
    }),
  }
}

/** The report in the format that continuous integration reads: a case for each page in each window. */
export const asJunit = (report: RehearsalReport): string =>
  junitOf({
    name: `${report.old} → ${report.new}`,
    startedOn: report.startedOn,
    ms: report.ms,
    cases: report.pages.map(caseOf),
  })
