import { parseArgs } from 'node:util'
import { originOf } from '../answers/live-answers'
import { CannotRehearse } from '../cannot-rehearse'
import type { Viewport } from '../report.types'

export const USAGE = `Shows what another version of the script of Prilavok changes on your pages.

  prilavok-rehearse OLD NEW PAGE… --api https://shop.example

  OLD, NEW            a folder with a built script (such as node_modules/@prilavok/embed/dist),
                      a tarball (npm pack @prilavok/embed@VERSION), or the address of a script
  PAGE                a saved .html file with its files beside it, or a folder of them

  --api ORIGIN        asks this shop, once for both versions; visits are not told to it
  --har FILE          takes the shop's responses from a recording of a browser
  --demo              takes them from the demo shop (needs @prilavok/demo-shop)
  --origin ORIGIN     where the pages believe to be, http://localhost when left out
  --allow ORIGIN      lets pages load files from there; may be repeated
  --script TEXT       a part of the address of the script, where it has another name
  --viewport WxH      a window, 1280x900 and 375x740 when left out; may be repeated
  --walk FILE         what a visitor does: a module that exports walk(page, step);
                      "none" looks at the page alone
  --tolerance PX      by which boxes may move or grow, 0.5 when left out
  --pixels N          that may have another colour, 0 when left out
  --time DATE         the time on the pages, such as 2026-03-01T12:00:00Z
  --timeout MS        until a page has to be at rest, 20000 when left out
  --browser PATH      a Chromium; CHROMIUM_PATH or an installed one when left out
  --html FILE         the report with pictures, prilavok-rehearsal.html when left out
  --json FILE         writes the report as JSON
  --junit FILE        writes the report as JUnit XML
  --quiet             prints what differs and the summary alone
  --help

Exit code: 0 nothing differs, 1 something does, 2 nothing could be compared.`

/** What the command was told. */
export interface CliOptions {
  readonly help: boolean
  readonly quiet: boolean
  readonly old: string
  readonly new: string
  readonly pages: readonly string[]
  readonly api: string | null
  readonly har: string | null
  readonly demo: boolean
  readonly html: string
  readonly json: string | null
  readonly junit: string | null
  /** What goes to the rehearsal as it is. */
  readonly settings: {
    readonly origin?: string
    readonly allow: readonly string[]
    readonly script?: string
    readonly viewports?: readonly Viewport[]
    readonly tolerance: { readonly boxes?: number; readonly pixels?: number }
    readonly time?: number
    readonly timeoutMs?: number
    readonly browser?: string
    readonly walk?: string
  }
}

const text = { type: 'string' } as const
const texts = { type: 'string', multiple: true } as const
const yes = { type: 'boolean', default: false } as const

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        api: text,
        har: text,
        demo: yes,
        origin: text,
        allow: texts,
        script: text,
        viewport: texts,
        walk: text,
        tolerance: text,
        pixels: text,
        time: text,
        timeout: text,
        browser: text,
        html: text,
        json: text,
        junit: text,
        quiet: yes,
        help: yes,
      },
    })
  } catch (error) {
    throw new CannotRehearse(error instanceof Error ? error.message : String(error))
  }
}

function viewportOf(size: string): Viewport {
  const [, width = '0', height = '0'] = /^(\d{2,5})x(\d{2,5})$/.exec(size) ?? []
  if (Number(width) < 100 || Number(height) < 100)
    throw new CannotRehearse(`--viewport is a width and a height such as 1280x900, not "${size}".`)
  return { name: `${width}x${height}`, width: Number(width), height: Number(height) }
}

function numberOf(value: string, option: string): number {
  const number = Number(value)
  if (!Number.isFinite(number) || number < 0)
    throw new CannotRehearse(`${option} is a number from 0 on, not "${value}".`)
  return number
}

function timeOf(date: string): number {
  const time = Date.parse(date)
  if (Number.isNaN(time)) throw new CannotRehearse(`--time is a date such as 2026-03-01T12:00:00Z, not "${date}".`)
  return time
}

/** Reads the arguments of the command. */
export function readCliOptions(args: readonly string[]): CliOptions {
  const { values, positionals } = parsed(args)
  const [old = '', now = '', ...pages] = positionals
  const empty = Object.entries(values).find(([, value]) => [value].flat().includes(''))
  if (empty !== undefined) throw new CannotRehearse(`--${empty[0]} is empty.`)
  const {
    api,
    har,
    demo,
    origin,
    allow = [],
    script,
    viewport,
    tolerance,
    pixels,
    time,
    timeout,
    browser,
    walk,
  } = values
  if (!values.help && pages.length === 0)
    throw new CannotRehearse('An old version, a new one and at least one page are needed. --help tells more.')
  if ([api, har, demo || undefined].filter((each) => each !== undefined).length > 1)
    throw new CannotRehearse('Responses come from one place: --api, --har or --demo.')
  return {
    help: values.help,
    quiet: values.quiet,
    old,
    new: now,
    pages,
    api: api === undefined ? null : originOf(api, '--api'),
    har: har ?? null,
    demo,
    html: values.html ?? 'prilavok-rehearsal.html',
    json: values.json ?? null,
    junit: values.junit ?? null,
    settings: {
      allow: allow.map((each) => originOf(each, '--allow')),
      tolerance: {
        ...(tolerance !== undefined && { boxes: numberOf(tolerance, '--tolerance') }),
        ...(pixels !== undefined && { pixels: numberOf(pixels, '--pixels') }),
      },
      ...(origin !== undefined && { origin: originOf(origin, '--origin') }),
      ...(script !== undefined && { script }),
      ...(viewport !== undefined && { viewports: viewport.map(viewportOf) }),
      ...(time !== undefined && { time: timeOf(time) }),
      ...(timeout !== undefined && { timeoutMs: numberOf(timeout, '--timeout') }),
      ...(browser !== undefined && { browser }),
      ...(walk !== undefined && { walk }),
    },
  }
}
