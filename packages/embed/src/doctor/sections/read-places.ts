import { attributesText } from '../page/read-attributes'
import { errorText } from '../redact/plain-text'
import type { SectionReader } from '../examination.types'

/** Every place of a widget, those that failed first. */
export const readPlaces: SectionReader = ({ patient }, labels) =>
  [...patient.mounter.places]
    .map(([element, { widget, state, ms, cause }]) => ({
      title: widget.name,
      facts: [labels.states[state], ...(ms === null ? [] : [labels.ms(ms)])],
      // Asked for only where it is shown: a page may have a thousand places.
      get text() {
        return attributesText(element) || undefined
      },
      details: state === 'failed' ? errorText(cause) : undefined,
      tone: state === 'failed' ? ('error' as const) : undefined,
      element,
    }))
    .sort((one, other) => Number(other.tone === 'error') - Number(one.tone === 'error'))
