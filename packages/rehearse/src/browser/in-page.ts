/** Functions that run in the page: each is sent there as text, so none uses anything outside of itself. */

/** What is noted in a page from its first moment on. */
export interface PageNotes {
  readonly events: Array<{ readonly name: string; readonly detail: unknown }>
  shift: number
  changedAt: number
  /** Frames since the last change: a machine that is busy shows few. */
  frames: number
  readonly settled: Set<Element>
  /** Timers that will go off soon, such as those that wait for the end of typing. */
  readonly timers: Set<number>
}

declare global {
  var rehearsal: PageNotes | undefined
}

/** Makes chance the same for every run. */
export function fixChance(): void {
  let state = 0x9e3779b9
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  Math.random = next
  crypto.getRandomValues = <T extends ArrayBufferView | null>(list: T): T => {
    if (list !== null) {
      const bytes = new Uint8Array(list.buffer, list.byteOffset, list.byteLength)
      for (let at = 0; at < bytes.length; at += 1) bytes[at] = Math.floor(next() * 256)
    }
    return list
  }
  crypto.randomUUID = () => {
    const hex = (digits: number) => Array.from({ length: digits }, () => Math.floor(next() * 16).toString(16)).join('')
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`
  }
}

/** Stops the date, not the timers: Playwright's own clock replaces these as well, and what is thrown in them is lost. */
export function fixTime(time: number): void {
  const RealDate = Date
  const handler: ProxyHandler<DateConstructor> = {
    construct: (target, args, made) => Reflect.construct(target, args.length === 0 ? [time] : args, made) as Date,
    apply: () => new RealDate(time).toString(),
    get: (target, key, receiver) => (key === 'now' ? () => time : (Reflect.get(target, key, receiver) as unknown)),
  }
  globalThis.Date = new Proxy(RealDate, handler)
}

/** Notes events of the shop, layout shifts and changes of the page. */
export function watchPage(): void {
  const notes: PageNotes = {
    events: [],
    shift: 0,
    changedAt: performance.now(),
    frames: 0,
    settled: new Set(),
    timers: new Set(),
  }
  globalThis.rehearsal = notes
  /** Data that can be told: elements by their widget, nothing deep, nothing long. */
  const plain = (value: unknown, depth = 0): unknown => {
    if (value instanceof Element) return `<${value.getAttribute('data-prilavok') ?? value.localName}>`
    if (typeof value === 'string') return value.slice(0, 300)
    if (typeof value === 'function') return 'function'
    if (typeof value !== 'object' || value === null) return value
    if (depth > 4) return '…'
    if (Array.isArray(value)) return value.slice(0, 30).map((each) => plain(each, depth + 1))
    return Object.fromEntries(
      Object.keys(value)
        .sort()
        .slice(0, 30)
        .map((key) => [key, plain((value as Record<string, unknown>)[key], depth + 1)]),
    )
  }
  // Every event of ours is seen here, also one that this tool has never heard of.
  const dispatch = EventTarget.prototype.dispatchEvent
  EventTarget.prototype.dispatchEvent = function (this: EventTarget, event: Event): boolean {
    if (event instanceof CustomEvent && event.type.startsWith('prilavok:')) {
      const { type, detail } = event as CustomEvent<{ readonly element?: unknown } | null>
      notes.events.push({ name: type.slice('prilavok:'.length), detail: plain(detail) })
      if (/:(?:mounted|failed)$/.test(type) && detail?.element instanceof Element) notes.settled.add(detail.element)
    }
    return dispatch.call(this, event)
  }
  const soon = 1_000
  const [later, never] = [window.setTimeout, window.clearTimeout]
  const setTimer = (work: TimerHandler, ms = 0, ...given: unknown[]): number => {
    if (typeof work !== 'function') return later(work, ms)
    const timer = later(() => {
      notes.timers.delete(timer)
      ;(work as (...all: readonly unknown[]) => void)(...given)
    }, ms)
    if (ms <= soon) notes.timers.add(timer)
    return timer
  }
  const clearTimer = (timer?: number): void => {
    if (timer !== undefined) notes.timers.delete(timer)
    never(timer)
  }
  Object.assign(globalThis, { setTimeout: setTimer, clearTimeout: clearTimer })
  new MutationObserver(() => {
    notes.changedAt = performance.now()
    notes.frames = 0
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  const count = (): void => {
    notes.frames += 1
    requestAnimationFrame(count)
  }
  requestAnimationFrame(count)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
      if (!entry.hadRecentInput) notes.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Whether nothing is on its way any more: widgets, fonts, pictures, placeholders; a page that waits in vain is at rest, too. */
export function isAtRest({ brief, long }: { readonly brief: number; readonly long: number }): boolean {
  const notes = globalThis.rehearsal
  const fewFrames = 12
  if (
    notes === undefined ||
    notes.frames < fewFrames ||
    document.readyState !== 'complete' ||
    document.fonts.status !== 'loaded'
  )
    return false
  const quiet = performance.now() - notes.changedAt
  const elements = [...document.querySelectorAll('[data-prilavok],[class*=pk-mount-]')]
  const waits =
    notes.timers.size > 0 ||
    Reflect.get(globalThis, 'prilavok') === undefined ||
    elements.some((element) => !notes.settled.has(element)) ||
    document.querySelector('[data-calculating],[data-settling],[aria-busy="true"],.pk-skeleton') !== null ||
    [...document.images].some(({ complete, loading }) => !complete && loading !== 'lazy')
  return quiet > (waits ? long : brief)
}

/** Shows every part of the page once, so that what loads when it is near is loaded. */
export async function showAll(): Promise<void> {
  const frame = () => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)))
  const most = 40
  for (let step = 1; step <= most && step * innerHeight * 0.8 < document.documentElement.scrollHeight; step += 1) {
    scrollTo({ top: step * innerHeight * 0.8, behavior: 'instant' })
    await frame()
  }
  scrollTo({ top: 0, behavior: 'instant' })
  await frame()
}

/** What the page was told: events of the shop, and the entries of its lists for tag managers. */
export function readNotes(): {
  readonly events: ReadonlyArray<{ readonly name: string; readonly detail: unknown }>
  readonly entries: readonly string[]
  readonly shift: number
} {
  const lists = ['dataLayer', '_tmr', 'ymLayer']
  const texts: string[] = []
  for (const name of lists) {
    const list: unknown = Reflect.get(globalThis, name)
    if (!Array.isArray(list)) continue
    for (const entry of list as readonly unknown[]) {
      try {
        texts.push(`${name} ${JSON.stringify(entry).slice(0, 2000)}`)
      } catch {
        texts.push(`${name} (an entry that cannot be told)`)
      }
    }
  }
  const { events = [], shift = 0 } = globalThis.rehearsal ?? {}
  return { events, entries: texts, shift }
}
