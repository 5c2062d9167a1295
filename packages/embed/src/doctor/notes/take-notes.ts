import type { Call } from '../../later/call-log'
import type { Bundle } from '../bundle/bundle'
import { loadManifest, type Manifest } from '../bundle/manifest'
import type { Patient } from '../patient.types'
import type { CallContent, HeardEvent, Notes, Refusal, Shift } from './notes.types'
import { watchCalls } from './watch-calls'
import { watchEvents } from './watch-events'
import { watchPolicy } from './watch-policy'
import { watchShifts } from './watch-shifts'

/** Begins to write down what happens, and ends it without a trace. */
export function takeNotes(
  { on, log, config }: Patient,
  bundle: Bundle | null,
  changed: () => void,
): { readonly notes: Notes; readonly stop: () => void } {
  const events: HeardEvent[] = []
  const shifts: Shift[] = []
  const refusals: Refusal[] = []
  const contents = new WeakMap<Call, CallContent>()
  const notes = { events, shifts, refusals, contents, manifest: null as Manifest | null }
  const ours = [bundle?.folder, config.api?.origin].filter((address) => address !== undefined)
  const isOurs = (address: string) => ours.some((each) => address.startsWith(each))

  const stops: (() => void)[] = []
  const watches = [
    () => watchEvents(on, events, changed),
    () => watchShifts(shifts, changed),
    () => watchPolicy(refusals, isOurs, changed),
    () => watchCalls(log, contents, changed),
  ]
  for (const watch of watches) {
    try {
      stops.push(watch())
    } catch {
      // What a browser cannot tell is left out; the rest is told.
    }
  }
  if (bundle !== null) {
    void loadManifest(bundle, config.api?.origin).then((manifest) => {
      notes.manifest = manifest
      changed()
    })
  }
  return {
    notes,
    stop() {
      for (const stop of stops) stop()
    },
  }
}
