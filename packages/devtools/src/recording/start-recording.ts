import { shopSettings } from '@prilavok/core'
import type { Bundle } from '../bundle/bundle'
import { loadManifest, type Manifest } from '../bundle/manifest'
import type { DevtoolsContext, InspectedCall } from '../context.types'
import { checkLinks, NOT_CHECKED } from './check-links'
import { recordRefusals, recordShifts } from './record-browser'
import { recordCalls, recordEvents } from './record-shop'
import type { CallContent, RecordedEvent, Recording, Refusal, Shift } from './recording.types'

/** Records what happens on the page, until `stop` ends it without a trace. */
export function startRecording(
  { on, log, config, shop, shopOrigin }: DevtoolsContext,
  bundle: Bundle | null,
  changed: () => void,
): { readonly recording: Recording; readonly stop: () => void } {
  const events: RecordedEvent[] = []
  const shifts: Shift[] = []
  const refusals: Refusal[] = []
  const contents = new WeakMap<InspectedCall, CallContent>()
  const recording = { events, shifts, refusals, contents, manifest: null as Manifest | null, links: NOT_CHECKED }
  const ours = [bundle?.folder, config.api?.origin].filter((address) => address !== undefined)
  // What the devtools ask for themselves is no fault of the page.
  const isOurs = (address: string) => address !== import.meta.url && ours.some((each) => address.startsWith(each))

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
  void checkLinks(shop.settings(shopSettings).pages, shopOrigin).then((links) => {
    recording.links = links
    changed()
  })
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
