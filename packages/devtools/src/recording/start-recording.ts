import type { Bundle } from '../bundle/bundle'
import { loadManifest, type Manifest } from '../bundle/manifest'
import type { DevtoolsContext, InspectedCall } from '../context.types'
import { recordRefusals, recordShifts } from './record-browser'
import { recordCalls, recordEvents } from './record-shop'
import type { CallContent, RecordedEvent, Recording, Refusal, Shift } from './recording.types'

/** Records what happens on the page, until `stop` ends it without a trace. */
export function startRecording(
  { on, log, config }: DevtoolsContext,
  bundle: Bundle | null,
  changed: () => void,
): { readonly recording: Recording; readonly stop: () => void } {
  const events: RecordedEvent[] = []
  const shifts: Shift[] = []
  const refusals: Refusal[] = []
  const contents = new WeakMap<InspectedCall, CallContent>()
  const recording = { events, shifts, refusals, contents, manifest: null as Manifest | null }
  const ours = [bundle?.folder, config.api?.origin].filter((address) => address !== undefined)
  const isOurs = (address: string) => ours.some((each) => address.startsWith(each))

  const stops: (() => void)[] = []
  const recorders = [
    () => recordEvents(on, events, changed),
    () => recordShifts(shifts, changed),
    () => recordRefusals(refusals, isOurs, changed),
    () => recordCalls(log, contents, changed),
  ]
  for (const record of recorders) {
    try {
      stops.push(record())
    } catch {
      // What a browser does not report is left out.
    }
  }
  if (bundle !== null) {
    void loadManifest(bundle, config.api?.origin).then((manifest) => {
      recording.manifest = manifest
      changed()
    })
  }
  return {
    recording,
    stop() {
      for (const stop of stops) stop()
    },
  }
}
