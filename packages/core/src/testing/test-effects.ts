import type { Coordinates, Effects, Http, PageFacts, PageFields, PaymentPorts, Report } from '../effects'
import { readDraftKey } from '../lib/draft-key'
import { createTestClock, type TestClock } from './test-clock'
import { createTestHttp, type TestHttp } from './test-http'
import { createTestStorage, type TestStorage } from './test-storage'

/** Ports that a test steers, and what was done through them. */
export interface TestEffects extends Omit<TestHttp, 'http'> {
  readonly effects: Effects
  readonly clock: TestClock
  readonly storage: TestStorage
  readonly session: TestStorage
  readonly cookies: Map<string, string>
  /** Where the device is; `asked` counts how often it was asked. */
  readonly device: { at: Coordinates | null | Promise<Coordinates | null>; asked: number }
  readonly reports: readonly Report[]
  /** Addresses that the shop has gone to, `reload` included. */
  readonly visited: readonly string[]
  readonly address: {
    path: string
    readonly query: Map<string, string>
    hash: string
    /** Hash and query of the entries before the present one, oldest first. */
    readonly entries: { readonly hash: string; readonly query: ReadonlyMap<string, string> }[]
  }
  /** The visitor goes back to the entry before. */
  readonly goBack: () => void
  /** The visitor follows a link to a hash of the page, or types it. */
  readonly visitHash: (hash: string) => void
  readonly titles: readonly string[]
  readonly page: {
    readonly leave: () => void
    readonly restore: () => void
    readonly online: () => void
    /** Somebody looks at the page again. */
    readonly visible: () => void
    readonly mouseLeaves: (clientY: number) => void
    /** Whether the browser would ask before the page is left. */
    readonly warns: () => boolean
    /** What elements of the page say about themselves, by their ids. */
    readonly fields: Map<string, PageFields>
    /** Somebody's dialog is open. */
    dialog: boolean
    /** What the page and its browser say about themselves. */
    facts: PageFacts
  }
  /** Scripts of others and windows beside the page. */
  readonly foreign: {
    /** What a script defines, by its address; one that is not here is blocked. */
    readonly scripts: Map<string, unknown>
    /** Addresses that were requested, in order. */
    readonly asked: string[]
    /** The functions that the page has given them. */
    readonly globals: Map<string, (...given: readonly unknown[]) => unknown>
    /** Origins of the frames in the page. */
    readonly frames: Set<string>
    readonly windows: string[]
    /** Steps of the history that are open, each with what going back calls. */
    readonly steps: Set<() => void>
    /** The browser lets windows open. */
    popups: boolean
  }
  /** The service that tells people from programs. */
  readonly robots: {
    /** Its script is blocked. */
    blocked: boolean
    /** Services and keys that were requested, in order. */
    readonly asked: string[]
    /** What the tokens were requested for. */
    readonly actions: string[]
    /** What it gives next; nothing when empty. */
    readonly tokens: string[]
  }
  readonly advance: (ms: number) => Promise<void>
}

const createSignal = <A extends readonly unknown[] = readonly []>() => {
  const listeners = new Set<(...given: A) => void>()
  return {
    on(listener: (...given: A) => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    fire: (...given: A) => [...listeners].forEach((listener) => listener(...given)),
    has: () => listeners.size > 0,
  }
}

const createTestLocks = (): Effects['locks'] => {
  const tails = new Map<string, Promise<unknown>>()
  return {
    run(name, task) {
      const mine = (tails.get(name) ?? Promise.resolve()).then(task, task)
      tails.set(
        name,
        mine.catch(() => undefined),
      )
      return mine
    },
  }
}

/** Http that refuses a call about a draft without the secret that this browser holds: whoever calls about drafts is made `withDraftKey`. */
const guarded =
  (http: Http, areas: readonly TestStorage[]): Http =>
  async (endpoint, input, options) => {
    const lacksKey = endpoint.ofDraft && options?.draftKey === undefined
    if (lacksKey && areas.some((area) => readDraftKey(area) !== null))
      throw new Error(`${endpoint.name} was called without the secret of the draft: withDraftKey of lib/draft-key.`)
    return http(endpoint, input, options)
  }

let tabs = 0

interface Given {
  /** What chance gives: always this number, or one after the other. */
  readonly chance?: number | (() => number)
  readonly storage?: TestStorage
  readonly clock?: TestClock
  readonly locks?: Effects['locks']
  readonly http?: TestHttp
}

/** Effects that a test can steer: scripted http, a hand-moved clock, memory for storage, fixed chance. */
export function createTestEffects(given: Given = {}): TestEffects {
  const storage = given.storage ?? createTestStorage()
  const session = createTestStorage()
  const { http: scripted, ...script } = given.http ?? createTestHttp()
  const http = guarded(scripted, [storage, session])
  const clock = given.clock ?? createTestClock(undefined, script.settle)
  const reports: Report[] = []
  const cookies = new Map<string, string>()
  const device: TestEffects['device'] = { at: null, asked: 0 }
  const visited: string[] = []
  const titles: string[] = []
  const address: TestEffects['address'] = { path: '/', query: new Map(), hash: '', entries: [] }
  const snapshot = () => ({ hash: address.hash, query: new Map(address.query) })
  const moved = createSignal()
  const goBack = () => {
    const before = address.entries.pop()
    if (before === undefined) return
    address.hash = before.hash
    address.query.clear()
    for (const [name, value] of before.query) address.query.set(name, value)
    moved.fire()
  }
  const [leaving, restored, online, visible, warnings] = [
    createSignal(),
    createSignal(),
    createSignal(),
    createSignal(),
    createSignal(),
  ]
  const mouse = createSignal<readonly [clientY: number]>()
  const foreign: TestEffects['foreign'] = {
    scripts: new Map(),
    asked: [],
    globals: new Map(),
    frames: new Set(),
    windows: [],
    steps: new Set(),
    popups: true,
  }
  const ports: PaymentPorts = {
    scripts: {
      async load(address) {
        foreign.asked.push(address)
        return foreign.scripts.get(address) ?? null
      },
      expose(name, run) {
        foreign.globals.set(name, run)
        return () => void foreign.globals.delete(name)
      },
      hasFrame: (origin) => foreign.frames.has(origin),
    },
    steps: {
      enter(gone) {
        foreign.steps.add(gone)
        return async () => void foreign.steps.delete(gone)
      },
    },
    windows: {
      open(url) {
        if (foreign.popups) foreign.windows.push(url)
        return foreign.popups
      },
    },
  }
  const robots: TestEffects['robots'] = { blocked: false, asked: [], actions: [], tokens: [] }
  let ids = 0
  const tab = `tab${++tabs}`
  const page: TestEffects['page'] = {
    leave: leaving.fire,
    restore: restored.fire,
    online: online.fire,
    visible: visible.fire,
    mouseLeaves: mouse.fire,
    warns: warnings.has,
    fields: new Map(),
    dialog: false,
    facts: { title: 'Магазин', userAgent: 'Test', screenWidth: 1280, screenHeight: 800 },
  }

  const effects: Effects = {
    http,
    clock,
    storage,
    session,
    cookies: {
      read: (name) => cookies.get(name) ?? null,
      write: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    geolocation: {
      locate() {
        device.asked += 1
        return Promise.resolve(device.at)
      },
    },
    tabs: { onStored: storage.onStored },
    // As long as the ids of browsers, which are keys of drafts, too.
    random: {
      next: () => (typeof given.chance === 'function' ? given.chance() : (given.chance ?? 0)),
      id: () => `${tab}-${String(++ids).padStart(20, '0')}`,
    },
    location: {
      path: () => address.path,
      search: () => (address.query.size === 0 ? '' : `?${[...address.query].map((pair) => pair.join('=')).join('&')}`),
      query: (name) => address.query.get(name) ?? null,
      replaceQuery(change) {
        for (const [name, value] of Object.entries(change)) {
          if (value === null) address.query.delete(name)
          else address.query.set(name, value)
        }
      },
      go: (url) => void visited.push(url),
      redirect(url) {
        visited.push(url)
        return true
      },
      reload: () => void visited.push('reload'),
      origin: () => 'https://shop.example',
      host: () => 'shop.example',
    },
    history: {
      hash: () => address.hash,
      write({ hash, query = {} }, entry) {
        if (entry === 'push') address.entries.push(snapshot())
        effects.location.replaceQuery(query)
        if (hash !== undefined) address.hash = hash
      },
      back: () => goBack(),
      onMove: moved.on,
    },
    locks: given.locks ?? createTestLocks(),
    page: {
      setTitle(title) {
        if (title !== null) titles.push(title)
      },
      onLeave: leaving.on,
      onRestore: restored.on,
      onOnline: online.on,
      onVisible: visible.on,
      onMouseLeave: mouse.on,
      warnOnLeave: () => warnings.on(() => {}),
      fields: (id) => page.fields.get(id) ?? null,
      hasDialog: () => page.dialog,
      facts: () => page.facts,
    },
    payments: async () => ports,
    async robotChecks(service, siteKey) {
      robots.asked.push(`${service} ${siteKey}`)
      if (robots.blocked) return null
      return {
        async token(action) {
          robots.actions.push(action)
          return robots.tokens.shift() ?? null
        },
      }
    },
    report: (report) => void reports.push(report),
  }
  return {
    ...script,
    effects,
    clock,
    storage,
    session,
    cookies,
    device,
    reports,
    visited,
    address,
    titles,
    page,
    foreign,
    robots,
    goBack,
    visitHash(hash) {
      address.entries.push(snapshot())
      address.hash = hash
      moved.fire()
    },
    advance: clock.advance,
  }
}
