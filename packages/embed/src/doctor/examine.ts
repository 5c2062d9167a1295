import type { DoctorLabels } from './doctor.labels'
import type { Item, Look, Section, SectionName, SectionReader } from './examination.types'
import { errorText } from './redact/plain-text'
import { readEvents } from './sections/read-events'
import { readFiles } from './sections/read-files'
import { readFindings } from './sections/read-findings'
import { readPlaces } from './sections/read-places'
import { readPolicy } from './sections/read-policy'
import { readRequests } from './sections/read-requests'
import { readSettings } from './sections/read-settings'
import { readShop } from './sections/read-shop'
import { readWidgets } from './sections/read-widgets'

const READERS: Readonly<Record<Exclude<SectionName, 'findings'>, SectionReader>> = {
  widgets: readWidgets,
  places: readPlaces,
  files: readFiles,
  requests: readRequests,
  shop: readShop,
  settings: readSettings,
  policy: readPolicy,
  events: readEvents,
}

/** Reads every part by itself: one that cannot be read says so and spoils no other. What is wrong anywhere stands first. */
export function examine(look: Look, labels: DoctorLabels, readers: typeof READERS = READERS): readonly Section[] {
  const read = (reader: SectionReader): readonly Item[] => {
    try {
      return reader(look, labels)
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
