import { writeFileSync } from 'node:fs'
import { openDemo } from '../answers/demo-answers'
import { readHar } from '../answers/har-answers'
import { askLive } from '../answers/live-answers'
import { CannotRehearse } from '../cannot-rehearse'
import { rehearse, type RehearsalOptions } from '../rehearse'
import type { RehearsalReport } from '../report.types'
import { asHtml } from '../reports/as-html'
import { asJunit } from '../reports/as-junit'
import { pageLines, summaryTable } from '../reports/as-table'
import { readCliOptions, USAGE, type CliOptions } from './cli-options'

/** What the command works with; tests give their own. */
export interface CliPorts {
  readonly say: (text: string) => void
  readonly complain: (text: string) => void
}

type Source = Pick<RehearsalOptions, 'shop' | 'time'>

/** Opens the place where responses come from, for as long as the work takes. */
async function withSource<T>({ api, har, demo }: CliOptions, work: (source: Source) => Promise<T>): Promise<T> {
  if (har !== null) {
    const { recording, recordedOn } = readHar(har)
    return work({ shop: recording, ...(recordedOn !== null && { time: recordedOn }) })
  }
  if (!demo) return work(api === null ? {} : { shop: askLive(api) })
  const shop = await openDemo()
  try {
    return await work({ shop: askLive(shop.url) })
  } finally {
    await shop.close()
  }
}

/** The report without its pictures, which a program cannot read in JSON. */
const withoutPictures = (report: RehearsalReport) => ({
  ...report,
  pages: report.pages.map((page) => ({
    ...page,
    pictures: page.pictures.map(({ step, pixels, area }) => ({ step, pixels, area })),
  })),
})

/** Runs the command; resolves with its exit code. */
export async function runCli(args: readonly string[], { say, complain }: CliPorts): Promise<0 | 1 | 2> {
  try {
    const options = readCliOptions(args)
    if (options.help) {
      say(USAGE)
      return 0
    }
    const { old, new: now, pages, settings, quiet, html, json, junit } = options
    const report = await withSource(options, (source) =>
      rehearse({
        ...source,
        ...settings,
        old,
        new: now,
        pages,
        onPage: (page) => {
          if (!quiet || page.differences.length > 0) say(pageLines(page).join('\n'))
        },
      }),
    )
    say(`\n${summaryTable(report)}`)
    writeFileSync(html, asHtml(report))
    say(`The report with pictures: ${html}`)
    if (json !== null) writeFileSync(json, `${JSON.stringify(withoutPictures(report), null, 2)}\n`)
    if (junit !== null) writeFileSync(junit, asJunit(report))
    return report.differences > 0 ? 1 : 0
  } catch (error) {
    complain(error instanceof CannotRehearse ? error.message : String(error instanceof Error ? error.stack : error))
    return 2
  }
}
