import type { BrokenSentence, CheckResult, ConformanceReport } from '../kit/report'

const SIGNS: Readonly<Record<CheckResult['status'], string>> = { passed: 'ok', failed: 'FAILED', 'not-judged': '–' }

/** What a back end sends is no command for the terminal that shows it. */
const plain = (text: string): string => text.replace(/(?!\n)\p{Cc}/gu, '·')

const indented = (text: string): string =>
  plain(text)
    .split('\n')
    .map((line) => `         ${line}`)
    .join('\n')

const headersOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

const blockOf = (...parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join('\n')

/** A failure with its request and response, and the sentence that does not hold. */
function brokenText({ sentence, at, saw, exchange }: BrokenSentence): string {
  const lines = [`Saw: ${saw}`, `Contract: ${sentence}`, `          ${at}`]
  if (exchange !== null) {
    const { request, response } = exchange
    lines.push('', blockOf(`${request.method} ${request.url}`, headersOf(request.headers), request.body))
    lines.push(
      '',
      response === null ? 'No response.' : blockOf(`${response.status}`, headersOf(response.headers), response.body),
    )
  }
  return indented(lines.join('\n'))
}

/** One line for a check, and what is broken below it. */
export function resultLine({ group, name, status, ms, broken, reason }: CheckResult): string {
  const line = `${SIGNS[status].padEnd(7)}${group.padEnd(12)} ${name}${status === 'passed' ? ` (${ms} ms)` : ''}`
  if (broken !== null) return `${line}\n${brokenText(broken)}\n`
  return reason === null ? line : `${line}\n${indented(reason)}`
}

/** The numbers of each feature, and what is left in the shop. */
export function summaryTable({ origin, results, passed, failed, notJudged, drafts, ms }: ConformanceReport): string {
  const groups = [...new Set(results.map(({ group }) => group))]
  const row = (name: string, ...cells: readonly (string | number)[]) =>
    `${name.padEnd(14)}${cells.map((cell) => String(cell).padStart(12)).join('')}`
  const countIn = (group: string, status: CheckResult['status']) =>
    results.filter((result) => result.group === group && result.status === status).length
  const rows = groups.map((group) =>
    row(group, countIn(group, 'passed'), countIn(group, 'failed'), countIn(group, 'not-judged')),
  )
  const left = drafts.made - drafts.emptied
  return [
    `${origin}, ${(ms / 1000).toFixed(1)} s`,
    row('', 'passed', 'failed', 'not judged'),
    ...rows,
    row('all', passed, failed, notJudged),
    `${drafts.made} drafts were made and ${drafts.emptied} emptied again${left > 0 ? `; ${left} are orders or could not be emptied` : ''}.`,
  ].join('\n')
}
