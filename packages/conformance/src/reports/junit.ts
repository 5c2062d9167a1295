/** One case of a suite. */
export interface JunitCase {
  /** What the case belongs to. */
  readonly group: string
  /** What was looked at. */
  readonly name: string
  /** Milliseconds that it took. */
  readonly ms: number
  /** Why the case was not judged. */
  readonly skipped?: string
  /** What is wrong: in one line, its kind, and everything about it. */
  readonly failure?: { readonly message: string; readonly type: string; readonly text: string }
}

/** Cases that were run together. */
export interface JunitSuite {
  /** What was judged. */
  readonly name: string
  /** When it began, ISO 8601. */
  readonly startedOn: string
  /** Milliseconds that it took. */
  readonly ms: number
  /** In the order of the report. */
  readonly cases: readonly JunitCase[]
}

const ENTITIES: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;', '"': '&quot;' }

/** Text of an XML document, without the characters that XML cannot hold. */
const xml = (text: string): string =>
  text
    .replace(/(?![\t\n\r])\p{Cc}|[\uFFFE\uFFFF]|\p{Surrogate}/gu, '·')
    .replace(/[<>&"]/g, (character) => ENTITIES[character] ?? character)
    .replaceAll('\n', '&#10;')

const seconds = (ms: number): string => (ms / 1000).toFixed(3)

function caseOf({ group, name, ms, skipped, failure }: JunitCase): string {
  const inside =
    failure !== undefined
      ? `<failure message="${xml(failure.message)}" type="${xml(failure.type)}">${xml(failure.text)}</failure>`
      : skipped !== undefined
        ? `<skipped message="${xml(skipped)}"/>`
        : ''
  return `    <testcase classname="${xml(group)}" name="${xml(name)}" time="${seconds(ms)}">${inside}</testcase>`
}

/** Writes a suite as JUnit XML, the format that continuous integration reads. */
export function junitOf({ name, startedOn, ms, cases }: JunitSuite): string {
  const count = (kind: 'failure' | 'skipped') => cases.filter((each) => each[kind] !== undefined).length
  const counts = `tests="${cases.length}" failures="${count('failure')}" errors="0" skipped="${count('skipped')}" time="${seconds(ms)}"`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites ${counts}>`,
    `  <testsuite name="${xml(name)}" timestamp="${startedOn}" ${counts}>`,
    ...cases.map(caseOf),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}
