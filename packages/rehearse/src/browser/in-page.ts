/** Functions that run in the page: each is sent there as text, so none uses anything outside of itself. */

/** What is noted in a page from its first moment on. */
export interface PageNotes {
  readonly events: Array<{ readonly name: string; readonly detail: unknown }>
  shift: number
  changedAt: number
  readonly settled: Set<Element>
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
  const notes: PageNotes = { events: [], shift: 0, changedAt: performance.now(), settled: new Set() }
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
  new MutationObserver(() => {
    notes.changedAt = performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Array<PerformanceEntry & { value: number; hadRecentInput: boolean }>)
      if (!entry.hadRecentInput) notes.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Whether nothing is on its way any more: widgets, fonts, pictures, placeholders; a page that waits in vain is at rest, too. */
export function isAtRest({ brief, long }: { readonly brief: number; readonly long: number }): boolean {
  const notes = globalThis.rehearsal
  if (notes === undefined || document.readyState !== 'complete' || document.fonts.status !== 'loaded') return false
  const quiet = performance.now() - notes.changedAt
  const elements = [...document.querySelectorAll('[data-prilavok],[class*=pk-mount-]')]
  const waits =
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

/** A box of an element, in pixels of the page. */
export interface Box {
  /** The same element has the same key with both versions. */
  readonly key: string
  /** Key of the nearest element around it that has one. */
  readonly parent: string | null
  /** What people call it. */
  readonly label: string
  readonly of: 'page' | 'widgets'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Measures everything of the page, and of the widgets what has a documented class. */
export function readBoxes(): readonly Box[] {
  const boxes: Box[] = []
  const most = 4000
  const mountName = (element: Element): string =>
    element.getAttribute('data-prilavok') ?? /pk-mount-(\S*)/.exec(element.getAttribute('class') ?? '')?.[1] ?? ''
  const classesOf = (element: Element) => (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean)
  const ourClass = (element: Element) =>
    classesOf(element).find((name) => name.startsWith('pk-') && !name.startsWith('pk-mount-') && name !== 'pk-root')
  const textOf = (element: Element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    return text === '' ? '' : ` "${text.length > 32 ? `${text.slice(0, 32)}…` : text}"`
  }
  const seen = new Map<string, number>()
  const numbered = (name: string): string => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  }
  const add = (element: Element, box: Pick<Box, 'key' | 'parent' | 'label' | 'of'>): void => {
    const { left, top, width, height } = element.getBoundingClientRect()
    if ((width === 0 && height === 0) || boxes.length >= most) return
    const style = getComputedStyle(element)
    if (style.visibility === 'hidden' || style.opacity === '0') return
    const rounded = (value: number) => Math.round(value * 100) / 100
    boxes.push({
      ...box,
      x: rounded(left + scrollX),
      y: rounded(top + scrollY),
      width: rounded(width),
      height: rounded(height),
    })
  }
  /** Parts of a widget, or of what lies above the page. */
  const visitWidget = (element: Element, owner: string, parent: string): void => {
    for (const child of element.children) {
      const name = ourClass(child)
      if (name === undefined) {
        visitWidget(child, owner, parent)
        continue
      }
      const key = numbered(`${owner} .${name}`)
      add(child, { key, parent, label: key, of: 'widgets' })
      visitWidget(child, owner, key)
    }
  }
  /** Elements of the page; what we have added to it does not count among its children. */
  const visitPage = (element: Element, path: string, parent: string | null): void => {
    const counts = new Map<string, number>()
    for (const child of element.children) {
      if (/^(?:script|style|link|template|noscript|br)$/.test(child.localName)) continue
      const widget = mountName(child)
      if (widget === '' && (ourClass(child) !== undefined || child.classList.contains('pk-root'))) {
        const key = numbered(`.${ourClass(child) ?? 'pk-root'}`)
        add(child, { key, parent: null, label: key, of: 'widgets' })
        visitWidget(child, key, key)
        continue
      }
      const count = (counts.get(child.localName) ?? 0) + 1
      counts.set(child.localName, count)
      const way = `${path}>${child.localName}:${count}`
      if (widget !== '') {
        const key = numbered(widget)
        add(child, { key, parent, label: key, of: 'widgets' })
        visitWidget(child, key, key)
        continue
      }
      const [first] = classesOf(child)
      const named = child.id !== '' ? `#${child.id}` : first === undefined ? '' : `.${first}`
      add(child, { key: way, parent, label: `${child.localName}${named}${textOf(child)}`, of: 'page' })
      if (!(child instanceof SVGElement)) visitPage(child, way, way)
    }
  }
  visitPage(document.body, 'body', null)
  return boxes
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
    const list = (globalThis as unknown as Record<string, unknown>)[name]
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
