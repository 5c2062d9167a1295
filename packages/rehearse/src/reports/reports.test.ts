import { describe, expect, it } from 'vitest'
import type { Difference, PageReport, RehearsalReport } from '../report.types'
import { asHtml } from './as-html'
import { asJunit } from './as-junit'
import { pageLines, summaryTable } from './as-table'

const HOSTILE = '"><img src=x onerror=alert(1)>\u001b[31m'
const measures = { version: '1.0.0', bytes: 24_336, shift: 0, ms: 10 }
const difference = (over: Partial<Difference> = {}): Difference => ({
  kind: 'message',
  of: 'page',
  step: HOSTILE,
  what: HOSTILE,
  old: HOSTILE,
  new: null,
  ...over,
})
const page = (over: Partial<PageReport> = {}): PageReport => ({
  page: HOSTILE,
  viewport: { name: 'desktop', width: 1280, height: 900 },
  steps: ['at rest'],
  differences: [],
  pictures: [],
  measures: { old: measures, new: { ...measures, version: HOSTILE, bytes: 25_000 } },
  blocked: [],
  unanswered: [],
  ...over,
})
const report = (...pages: readonly PageReport[]): RehearsalReport => ({
  old: HOSTILE,
  new: 'new.tgz',
  startedOn: '2026-03-01T12:00:00.000Z',
  ms: 1_500,
  differences: pages.reduce((sum, { differences }) => sum + differences.length, 0),
  pages,
})

describe('the report', () => {
  it('is HTML in which nobody else has written markup', () => {
    const html = asHtml(report(page({ differences: [difference()], blocked: [HOSTILE], unanswered: [HOSTILE] })))
    expect(html).not.toContain('<img')
    expect(html).not.toContain('<script')
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('default-src &#39;none&#39;; img-src data:; style-src &#39;sha256-')
  })

  it('shows pictures of what looks different, and folds what is much', () => {
    const area = { left: 0, top: 0, width: 10, height: 10 }
    const pictures = [{ step: 'at rest', pixels: 3, area, old: 'AAAA', new: 'BBBB', diff: 'CCCC' }]
    const differences = Array.from({ length: 20 }, (_, at) => difference({ kind: 'box', what: `box ${at}` }))
    const html = asHtml(report(page({ pictures, differences })))
    for (const data of ['AAAA', 'BBBB', 'CCCC']) expect(html).toContain(`src="data:image/png;base64,${data}"`)
    expect(html).toContain('<summary>5 more</summary>')
  })

  it('is a table for a terminal, without commands for it', () => {
    const lines = pageLines(page({ differences: [difference()] })).join('\n')
    expect(lines).toMatch(/^DIFFERENT /)
    expect(lines + summaryTable(report(page({ blocked: [HOSTILE] })))).not.toContain('\u001b')
    expect(summaryTable(report(page()))).toContain('The upgrade changes nothing on these pages.')
    expect(summaryTable(report(page()))).toContain('24.3 kB      25.0 kB')
  })

  it('says which calls nobody answered and what was not let out', () => {
    const text = summaryTable(report(page({ unanswered: ['GET /api/cart'], blocked: ['GET https://x.example/'] })))
    expect(text).toContain('Nobody responded to GET /api/cart')
    expect(text).toContain('Not let out: GET https://x.example/')
  })

  it('is JUnit with a case for each page', () => {
    const xml = asJunit(report(page(), page({ differences: [difference(), difference()] })))
    expect(xml).toContain('<testsuites tests="2" failures="1" errors="0" skipped="0"')
    expect(xml).toContain('(and 1 more)"')
    for (const part of ['<img', '\u001b']) expect(xml).not.toContain(part)
  })
})
