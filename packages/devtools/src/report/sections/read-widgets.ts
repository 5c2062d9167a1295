import { loadedFiles } from '../../bundle/bundle'
import { widgetBytes } from '../../bundle/manifest'
import type { InspectedPoint } from '../../context.types'
import type { DevtoolsLabels } from '../../devtools.labels'
import { attributesText } from '../../page/describe-element'
import { errorText } from '../../privacy/plain-text'
import { shiftOf } from '../../recording/record-browser'
import type { ReportInput, SectionReader } from '../report.types'

/** From here on a visitor sees the page jump. */
const BAD_SHIFT = 0.1

function weightOf(
  { bundle, recording: { manifest } }: ReportInput,
  widget: string,
  labels: DevtoolsLabels,
): readonly string[] {
  if (bundle === null) return []
  const bytes =
    manifest === null
      ? loadedFiles(bundle).find(({ file }) => file.includes(`-${widget}-`))?.bytes
      : widgetBytes(manifest, bundle, widget)
  return bytes === null ? [labels.withScript] : bytes ? [labels.kb(bytes)] : []
}

/** What each widget costs the page: bytes on top of the entry file, work of rendering, moves of the page. */
export const readWidgets: SectionReader = (input, labels) => {
  const byName = new Map<string, InspectedPoint[]>()
  for (const point of input.context.points())
    byName.set(point.widget.name, [...(byName.get(point.widget.name) ?? []), point])
  return [...byName].map(([title, points]) => {
    const measured = points.flatMap(({ ms }) => (ms === null ? [] : [ms]))
    const shift = points.reduce((sum, { element }) => sum + shiftOf(element, input.recording.shifts), 0)
    return {
      title,
      facts: [
        labels.times(points.length),
        ...weightOf(input, title, labels),
        ...(measured.length > 0 ? [labels.ms(measured.reduce((sum, ms) => sum + ms, 0))] : []),
        labels.shift(shift),
      ],
      tone: shift >= BAD_SHIFT ? ('warning' as const) : undefined,
    }
  })
}

/** Less than nothing where the first of two elements comes first on the page. */
const byPlace = (one: Element, other: Element): number =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1

/** Every element that requests a widget in the order of the page, those that failed first. */
export const readElements: SectionReader = ({ context }, labels) =>
  [...context.points()]
    .map(({ element, widget, state, ms, cause }) => ({
      title: widget.name,
      facts: [labels.states[state], ...(ms === null ? [] : [labels.ms(ms)])],
      // Read only where it is shown: a page may have a thousand elements.
      get text() {
        return attributesText(element) || undefined
      },
      details: state === 'failed' ? errorText(cause) : undefined,
      tone: state === 'failed' ? ('error' as const) : undefined,
      element,
    }))
    .sort(
      (one, other) =>
        Number(other.tone === 'error') - Number(one.tone === 'error') || byPlace(one.element, other.element),
    )
