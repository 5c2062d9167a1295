import type { DevtoolsLabels } from '../devtools.labels'
import type { Item, ReportInput, Section, SectionName, SectionReader } from './report.types'
import { errorText } from '../privacy/plain-text'
import { readFiles } from './sections/read-files'
import { readFindings } from './sections/read-findings'
import { readEvents, readPolicy, readRequests } from './sections/read-recording'
import { readSettings, readShop } from './sections/read-shop'
import { readElements, readWidgets } from './sections/read-widgets'

const READERS: Readonly<Record<Exclude<SectionName, 'findings'>, SectionReader>> = {
  widgets: readWidgets,
  elements: readElements,
  files: readFiles,
  requests: readRequests,
  shop: readShop,
  settings: readSettings,
  policy: readPolicy,
  events: readEvents,
}

/** Reads every part by itself: one that cannot be read shows an error and spoils no other. What is wrong anywhere stands first. */
export function readSections(
  input: ReportInput,
  labels: DevtoolsLabels,
  readers: typeof READERS = READERS,
): readonly Section[] {
  const read = (reader: SectionReader): readonly Item[] => {
    try {
      return reader(input, labels)
    } catch (cause) {
      return [{ title: labels.unreadable, text: errorText(cause), tone: 'error' }]
    }
  }
  const sections = (Object.keys(readers) as (keyof typeof readers)[]).map((name): Section => ({
    name,
    items: read(readers[name]),
  }))
  const wrong = sections.flatMap(({ name, items }) =>
    items
      .filter(({ tone }) => tone !== undefined)
      .map((item) => ({ ...item, title: item.title || labels.sections[name] })),
  )
  return [{ name: 'findings', items: [...read(readFindings), ...wrong] }, ...sections]
}
