import type { CheckResult, ConformanceReport } from '../kit/report'

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Text of an XML document, without the characters that XML cannot hold. */
const xml = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '·')
    .replace(/[<>&"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll('\n', '&#10;')

function caseOf({ group, name, ms, status, broken, reason }: CheckResult): string {
  const inside =
    status === 'passed'
      ? ''
      : status === 'not-judged'
        ? `<skipped message="${xml(reason ?? '')}"/>`
        : `<failure message="${xml(broken?.saw ?? '')}" type="${xml(broken?.at ?? '')}">${xml(JSON.stringify(broken, null, 2))}</failure>`
  return `    <testcase classname="${group}" name="${xml(name)}" time="${(ms / 1000).toFixed(3)}">${inside}</testcase>`
}

/** The report in the format that continuous integration reads. */
export function asJunit({ origin, results, failed, notJudged, ms, startedOn }: ConformanceReport): string {
  const counts = `tests="${results.length}" failures="${failed}" errors="0" skipped="${notJudged}" time="${(ms / 1000).toFixed(3)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${xml(origin)}" timestamp="${startedOn}" ${counts}>`,
    ...results.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
