import type { DevtoolsLabels } from '../devtools.labels'
import { elementPath } from '../page/describe-element'
import { plainAddress } from '../privacy/plain-text'
import type { Item, Section } from './report.types'

/** Of a page with a thousand buttons the first are listed. */
const MOST_ITEMS = 200
const MARKS = { error: '!!', warning: '!' }

const indent = (text: string): string => text.replace(/^/gm, '    ')

const itemText = ({ title, facts = [], text, details, tone, element }: Item): string =>
  [
    `${tone === undefined ? '-' : MARKS[tone]} ${[title, ...facts].join(' · ')}`,
    ...[element === undefined ? undefined : elementPath(element), text, details]
      .filter((each) => each !== undefined)
      .map(indent),
  ].join('\n')

/** What support needs to know, as plain text; it says no more than the panel shows. */
export function reportText(
  version: string,
  sections: readonly Section[],
  labels: DevtoolsLabels,
  opened: Date,
): string {
  const head = [
    `Prilavok ${version} · ${labels.report}`,
    `${opened.toISOString()} … ${new Date().toISOString()}`,
    location.origin + plainAddress(location.href),
    `${navigator.userAgent} · ${innerWidth}×${innerHeight} @${devicePixelRatio}`,
  ]
  const parts = sections.map(({ name, items }) => {
    const more = items.length > MOST_ITEMS ? [`… + ${items.length - MOST_ITEMS}`] : []
    return [`${labels.sections[name]} (${items.length})`, ...items.slice(0, MOST_ITEMS).map(itemText), ...more].join(
      '\n',
    )
  })
  return [head.join('\n'), ...parts].join('\n\n')
}
