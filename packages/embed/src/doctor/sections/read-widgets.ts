import type { Place } from '../../later/mounting/place'
import { loadedFiles } from '../bundle/bundle'
import { widgetBytes } from '../bundle/manifest'
import type { DoctorLabels } from '../doctor.labels'
import type { Look, SectionReader } from '../examination.types'
import { shiftOf } from '../notes/watch-shifts'

/** From here on a visitor sees the page jump. */
const BAD_SHIFT = 0.1

function weightOf({ bundle, notes: { manifest } }: Look, widget: string, labels: DoctorLabels): readonly string[] {
  if (bundle === null) return []
  const bytes =
    manifest === null
      ? loadedFiles(bundle).find(({ file }) => file.includes(`-${widget}-`))?.bytes
      : widgetBytes(manifest, bundle, widget)
  return bytes === null ? [labels.withScript] : bytes ? [labels.kb(bytes)] : []
}

/** What each widget costs the page: bytes on top of the shop, work of mounting, moves of the page. */
export const readWidgets: SectionReader = (look, labels) => {
  const byName = new Map<string, Readonly<Place>[]>()
  for (const place of look.patient.mounter.places.values())
    byName.set(place.widget.name, [...(byName.get(place.widget.name) ?? []), place])
  return [...byName].map(([title, places]) => {
    const measured = places.flatMap(({ ms }) => (ms === null ? [] : [ms]))
    const shift = places.reduce((sum, { element }) => sum + shiftOf(element, look.notes.shifts), 0)
    return {
      title,
      facts: [
        labels.times(places.length),
        ...weightOf(look, title, labels),
        ...(measured.length > 0
          ? [labels.ms(measured.reduce((sum, ms) => sum + ms, 0))]
          : places.some(({ state }) => state === 'open')
            ? [labels.early]
            : []),
        labels.shift(shift),
      ],
      tone: shift >= BAD_SHIFT ? ('warning' as const) : undefined,
    }
  })
}
