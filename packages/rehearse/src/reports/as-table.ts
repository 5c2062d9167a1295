import type { Difference, PageReport, RehearsalReport } from '../report.types'

/** What a page writes is no command for the terminal that shows it. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, '·')

/** Whose thing it is, in a report. */
export const ownerOf = ({ of }: Pick<Difference, 'of'>): string => (of === 'page' ? 'the page itself' : (of ?? ''))

/** A size for people: `24.3 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

/** `1 page`, `2 pages`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/** So many differences of one kind on one page are printed. */
const MOST = 12

function linesOf({ kind, step, what, old, new: now, of }: Difference): readonly string[] {
  const where = [step, of === 'page' ? ownerOf({ of }) : null].filter((each) => each !== null).join(', ')
  const line = `  ${kind.padEnd(14)}${what}${where === '' ? '' : ` (${where})`}`
  const sides = [
    ...(old === null ? [] : [`${' '.repeat(16)}old: ${old}`]),
    ...(now === null ? [] : [`${' '.repeat(16)}new: ${now}`]),
  ]
  return [line, ...sides].map(plain)
}

/** One line for a page, and what is different below it. */
export function pageLines({ page, viewport, differences }: PageReport): readonly string[] {
  const title = plain(`${page}, ${viewport.name}`)
  if (differences.length === 0) return [`same      ${title}`]
  const kinds = [...new Set(differences.map(({ kind }) => kind))]
  return [
    `DIFFERENT ${title}`,
    ...kinds.flatMap((kind) => {
      const all = differences.filter((difference) => difference.kind === kind)
      const left = all.length - MOST
      return [...all.slice(0, MOST).flatMap(linesOf), ...(left > 0 ? [`  ${kind.padEnd(14)}… and ${left} more`] : [])]
    }),
  ]
}

/** The numbers of all pages. */
export function summaryTable({ old, new: now, pages, differences, ms }: RehearsalReport): string {
  const nameOf = ({ page, viewport }: PageReport) => plain(`${page}, ${viewport.name}`)
  const longest = Math.max(...pages.map((page) => nameOf(page).length), 0)
  const row = (name: string, ...cells: readonly (string | number)[]) =>
    name.padEnd(longest) + cells.map((cell) => String(cell).padStart(13)).join('')
  const rows = pages.map((page) => {
    const { old: before, new: after } = page.measures
    const bytes = [before, after].map((measures) => kilobytes(measures.bytes))
    return row(nameOf(page), page.differences.length, ...bytes, before.shift, after.shift)
  })
  const versions = pages[0]?.measures
  const label = (name: string, version: string | null | undefined) =>
    plain(version == null ? name : `${name} (${version})`)
  const unanswered = [...new Set(pages.flatMap((page) => page.unanswered))]
  const blocked = [...new Set(pages.flatMap((page) => page.blocked))]
  return [
    `${label(old, versions?.old.version)} → ${label(now, versions?.new.version)}, ${(ms / 1000).toFixed(1)} s`,
    row('', 'differences', 'script, old', 'script, new', 'shift, old', 'shift, new'),
    ...rows,
    differences === 0 ? 'The upgrade changes nothing on these pages.' : `${counted(differences, 'difference')}.`,
    ...(unanswered.length === 0
      ? []
      : [
          plain(
            `Nobody responded to ${unanswered.join(', ')}: both versions got 404. --api, --har or --demo say where responses come from.`,
          ),
        ]),
    ...(blocked.length === 0
      ? []
      : [plain(`Not let out: ${blocked.join(', ')}. --allow lets pages load from an origin.`)]),
  ].join('\n')
}
