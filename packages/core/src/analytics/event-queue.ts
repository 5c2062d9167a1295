import { sendBundle, type AnalyticBundle } from '@prilavok/contracts/analytics'
import type { Effects } from '../effects'
import { isRecord, parseJson } from '../lib/parse-json'
import type { SafeUrl } from '../lib/safe-url'

/** Events that the service has not taken yet, of all tabs. */
export const EVENTS_KEY = 'prilavok.events'
/** A call to the service ends after so long. Source: ANALYTICS-05. */
export const ANALYTICS_LIMIT_MS = 10_000
/** So many events wait at most; the oldest give way. */
const MOST = 100
/** Events that are older are no longer sent. */
const LONGEST_MS = 7 * 24 * 3_600_000
const RETRY_MS = [2_000, 10_000, 60_000] as const
/** The service has looked at the event and refused it: sending it again changes nothing. */
const isFinal = (status: number | undefined) =>
  status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429

interface Waiting {
  readonly id: string
  readonly at: number
  readonly body: AnalyticBundle
}

const isWaiting = (value: unknown): value is Waiting =>
  isRecord(value) && typeof value['id'] === 'string' && typeof value['at'] === 'number' && isRecord(value['body'])

type QueueEffects = Pick<Effects, 'http' | 'clock' | 'storage' | 'locks' | 'page'>

/** Events on their way to the analytics service. */
export interface EventQueue {
  /** Keeps an event and sends it; it survives the page. */
  readonly add: (id: string, body: AnalyticBundle) => void
  /** Forgets what waits. */
  readonly clear: () => void
}

/**
 * Sends events one after the other, and keeps each until the service has taken it: over failures, over the end of the page and over tabs.
 * An event may reach the service twice when its response was lost; the service recognises it by its id.
 */
export function createEventQueue(
  { http, clock, storage, locks, page }: QueueEffects,
  host: SafeUrl,
  headers: () => Readonly<Record<string, string>>,
): EventQueue {
  let isSending = false
  let failures = 0
  let stopTimer = () => {}

  const read = (): readonly Waiting[] => {
    const kept = parseJson(storage.read(EVENTS_KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isWaiting).filter(({ at }) => clock.now() - at < LONGEST_MS) : []
  }
  const write = (waiting: readonly Waiting[]) =>
    waiting.length === 0 ? storage.remove(EVENTS_KEY) : storage.write(EVENTS_KEY, JSON.stringify(waiting.slice(-MOST)))
  const remove = (id: string) => write(read().filter((each) => each.id !== id))
  const send = ({ body }: Waiting, keepalive = false) =>
    http(sendBundle, { body }, { timeoutMs: ANALYTICS_LIMIT_MS, keepalive, server: { base: host, headers: headers() } })

  const sendAll = () =>
    locks.run(EVENTS_KEY, async () => {
      for (let next = read()[0]; next !== undefined; next = read()[0]) {
        const response = await send(next)
        if (!response.ok && !isFinal(response.error.status)) return false
        remove(next.id)
      }
      return true
    })
  const start = async () => {
    if (isSending) return
    isSending = true
    stopTimer()
    const isDone = await sendAll()
    isSending = false
    failures = isDone ? 0 : failures + 1
    const pause = RETRY_MS[failures - 1]
    if (pause !== undefined) stopTimer = clock.after(pause, () => void start())
    else if (isDone && read().length > 0) void start()
  }
  // The page is being left: everything is sent at once and stays stored, as no response arrives any more.
  page.onLeave(() => {
    for (const waiting of read()) void send(waiting, true)
  })
  page.onOnline(() => void start())
  page.onRestore(() => void start())
  if (read().length > 0) void start()

  return {
    add(id, body) {
      write([...read(), { id, at: clock.now(), body }])
      void start()
    },
    clear() {
      stopTimer()
      storage.remove(EVENTS_KEY)
    },
  }
}
