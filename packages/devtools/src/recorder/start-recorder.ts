import { sendRecording } from '@prilavok/contracts'
import {
  cleanRecording,
  withEntry,
  type RecordedEntries,
  type RecordedEntry,
  type Recording,
} from '@prilavok/core/recording'
import { bundleOf } from '../bundle/bundle'
import type { InspectedCall } from '../context.types'
import { plainAddress } from '../privacy/plain-text'
import { listenToCalls } from '../recording/listen-to-calls'
import { listenToEvents } from '../recording/record-shop'
import { recordDecisions } from './record-decisions'
import { recordProblems } from './record-problems'
import type { RecorderContext } from './recorder-context.types'
import type { Recorder } from './recorder.types'

/** The contract's word for a failure, where the response is in its format. */
const codeOf = (result: unknown): string => {
  const { error } = result as { readonly error?: { readonly problem?: { readonly code?: unknown } } }
  const code = error?.problem?.code
  return typeof code === 'string' && /^[\w-]{1,40}$/.test(code) ? code : ''
}

const factsOf = ({ ms, failure }: InspectedCall, result?: unknown): readonly string[] => [
  String(failure ?? (ms === null ? '…' : 'ok')),
  ...(ms === null ? [] : [`${Math.round(ms)} ms`]),
  codeOf(result ?? {}),
]
/** As the contract writes it: without ids. */
const nameOf = ({ endpoint: { method, path } }: InspectedCall) => `${method} ${path}`

interface RecorderOptions extends RecorderContext {
  /** Something has failed that a person notices. */
  readonly onFailure: () => void
}

/**
 * Records what happens on a page from now on, and the requests from before: events, requests, decisions and problems, nothing that a person
 * typed, and nowhere but in memory.
 */
export function startRecorder({ version, shop, config, on, log, onFailure }: RecorderOptions): Recorder {
  let entries: RecordedEntries = []
  const add = (kind: RecordedEntry['kind'], name: string, facts: readonly string[], at = performance.now()) => {
    entries = withEntry(entries, { at, kind, name, facts: [...facts] })
  }
  for (const call of log.calls) if (call.ms !== null) add('request', nameOf(call), factsOf(call), call.at)
  const decisions = recordDecisions(shop, (name, facts) => {
    add('decision', name, facts)
    if (facts.some((fact) => fact.startsWith('failure: '))) onFailure()
  })
  const stops = [
    decisions.stop,
    listenToEvents(on, (name, facts) => {
      add('event', name, facts)
      decisions.look()
      if (name === 'failed') onFailure()
    }),
    listenToCalls(log, (call, _, result) => {
      add('request', nameOf(call), factsOf(call, result))
      decisions.look()
    }),
    recordProblems(bundleOf(import.meta.url)?.folder ?? location.origin, (text) => {
      add('problem', text, [])
      onFailure()
    }),
  ]
  const recording = (): Recording =>
    cleanRecording({
      version,
      page: plainAddress(location.href),
      browser: navigator.userAgent,
      screen: `${innerWidth}×${innerHeight}`,
      lang: config.lang ?? 'ru',
      entries: [
        ...entries,
        ...log.calls
          .filter(({ ms }) => ms === null)
          .map((call): RecordedEntry => ({
            at: Math.round(call.at),
            kind: 'request',
            name: nameOf(call),
            facts: [...factsOf(call)],
          })),
      ],
    })
  return {
    recording,
    async send() {
      const { http, random } = shop.effects
      const sent = await http(sendRecording, { body: recording() }, { idempotencyKey: random.id() })
      return sent.ok && sent.value.number !== '' ? sent.value.number : null
    },
    stop() {
      for (const stop of stops) stop()
      entries = []
    },
  }
}
