import { createHash } from 'node:crypto'
import type { Difference, DifferenceKind, PageReport, Pictures, RehearsalReport } from '../report.types'
import { counted, kilobytes, ownerOf } from './as-table'
import { Markup, markup } from './markup'
import { REPORT_STYLES } from './report-styles'

const TITLES: Readonly<Record<DifferenceKind, string>> = {
  start: 'Start of the shop',
  error: 'Errors',
  box: 'Places and sizes',
  picture: 'Looks',
  event: 'Events',
  message: 'Console',
  request: 'Requests',
  accessibility: 'Assistive technology',
  shift: 'Layout shifts',
}
const KINDS = Object.keys(TITLES) as readonly DifferenceKind[]
/** Looks are shown, not told. */
const TOLD = KINDS.filter((kind) => kind !== 'picture')
/** So many differences of one kind are shown at once; the rest is behind a summary. */
const MOST = 15

const NOTHING = new Markup('')
const side = (name: string, text: string | null): Markup =>
  text === null ? NOTHING : markup`<dt>${name}</dt><dd><code>${text}</code></dd>`

function itemOf({ what, of, step, old, new: now }: Difference): Markup {
  const sides =
    old === null && now === null ? NOTHING : markup`<dl class="sides">${side('old', old)}${side('new', now)}</dl>`
  const owner = of === null ? NOTHING : markup`<span class="tag ${of}">${ownerOf({ of })}</span>`
  return markup`<li>${what}${step === null ? NOTHING : markup`<span class="tag">${step}</span>`}${owner}${sides}</li>`
}

const listOf = (differences: readonly Difference[]): Markup =>
  markup`<ul class="changes">${differences.map(itemOf)}</ul>`

function kindOf(kind: DifferenceKind, all: readonly Difference[]): Markup {
  const found = all.filter((difference) => difference.kind === kind)
  if (found.length === 0) return NOTHING
  const more = found.slice(MOST)
  const rest =
    more.length === 0 ? NOTHING : markup`<details><summary>${more.length} more</summary>${listOf(more)}</details>`
  return markup`<h3>${TITLES[kind]}</h3>${listOf(found.slice(0, MOST))}${rest}`
}

function picturesOf({ step, pixels, area, ...images }: Pictures, { page, viewport }: PageReport): Markup {
  const image = (name: string, data: string) => {
    const label = `${page}, ${viewport.name}, ${step}: ${name}`
    return markup`<figure><figcaption>${name}</figcaption><img src="data:image/png;base64,${data}" alt="${label}" width="${area.width}" height="${area.height}"></figure>`
  }
  return markup`<h3>${step} <span class="tag">${pixels} pixels, from ${area.left}, ${area.top} on</span></h3>
<div class="trio">${image('old', images.old)}${image('new', images.new)}${image('difference', images.diff)}</div>`
}

const factsOf = (title: string, lines: readonly string[]): Markup =>
  lines.length === 0
    ? NOTHING
    : markup`<details><summary>${title}: ${lines.length}</summary><ul class="changes">${lines.map((line) => markup`<li><code>${line}</code></li>`)}</ul></details>`

const nameOf = ({ page, viewport }: PageReport): string => `${page}, ${viewport.name}`

function sectionOf(page: PageReport, at: number): Markup {
  const { differences, pictures, blocked, unanswered } = page
  const facts = [factsOf('Not let out', blocked), factsOf('Calls without a response', unanswered)]
  if (differences.length === 0 && blocked.length + unanswered.length === 0) return NOTHING
  const changes =
    differences.length === 0
      ? markup`<p class="good">Nothing differs.</p>`
      : markup`${pictures.map((each) => picturesOf(each, page))}${TOLD.map((kind) => kindOf(kind, differences))}`
  return markup`<section id="page-${at + 1}"><h2>${nameOf(page)}</h2>${changes}${facts}</section>`
}

function rowOf(page: PageReport, at: number): Markup {
  const { differences, measures, blocked, unanswered } = page
  const hasSection = differences.length + blocked.length + unanswered.length > 0
  const name = hasSection ? markup`<a href="#page-${at + 1}">${nameOf(page)}</a>` : markup`${nameOf(page)}`
  const kinds = KINDS.filter((kind) => differences.some((difference) => difference.kind === kind))
  const verdict =
    differences.length === 0
      ? markup`<span class="good">same</span>`
      : markup`<span class="bad">${differences.length}</span> <span class="soft">${kinds.map((kind) => TITLES[kind].toLowerCase()).join(', ')}</span>`
  const number = (old: string | number, now: string | number) => markup`<td class="number">${old} → ${now}</td>`
  const { old, new: now } = measures
  return markup`<tr><td>${name}</td><td>${verdict}</td>${number(kilobytes(old.bytes), kilobytes(now.bytes))}${number(old.shift, now.shift)}</tr>`
}

/** The report as one page without scripts: pictures side by side and everything that changed. */
export function asHtml(report: RehearsalReport): string {
  const { old, new: now, pages, differences, startedOn, ms } = report
  const versions = pages[0]?.measures
  const version = (name: string, said: string | null | undefined) =>
    said == null ? markup`<code>${name}</code>` : markup`<code>${name}</code> (${said})`
  const different = pages.filter((page) => page.differences.length > 0).length
  const verdict =
    differences === 0
      ? markup`<p class="verdict good">The upgrade changes nothing on ${pages.length === 1 ? 'this page' : `these ${pages.length} pages`}.</p>`
      : markup`<p class="verdict bad">${counted(differences, 'difference')} on ${different} of ${counted(pages.length, 'page')}.</p>`
  const hash = createHash('sha256').update(REPORT_STYLES).digest('base64')
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`
  return markup`<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Upgrade rehearsal</title>
<style>${new Markup(REPORT_STYLES)}</style></head>
<body><main><h1>Upgrade rehearsal</h1>
<p>${version(old, versions?.old.version)} → ${version(now, versions?.new.version)}</p>
<p class="soft">${startedOn}, ${(ms / 1000).toFixed(1)} s</p>
${verdict}
<div class="scroll"><table><thead><tr><th>Page</th><th>Differences</th><th class="number">Script, compressed</th><th class="number">Layout shift</th></tr></thead>
<tbody>${pages.map(rowOf)}</tbody></table></div>
${pages.map(sectionOf)}
</main></body></html>
`.text
}
