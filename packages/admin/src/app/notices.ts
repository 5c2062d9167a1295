import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Notice } from '../kit/staff/staff-context'

/** A notice on the screen. */
export interface ShownNotice extends Notice {
  readonly id: string
}

/** The notices of a page. Their time stands still below the pointer and the focus; what went wrong stays until it is closed (NOTIFY-01). */
export interface Notices {
  readonly store: StoreApi<{ readonly items: readonly ShownNotice[] }>
  readonly show: (notice: Notice) => void
  readonly close: (id: string) => void
  readonly pause: (id: string) => void
  readonly resume: (id: string) => void
}

const NOTICE_MS = 10_000
const MOST_NOTICES = 4

/** An empty stack of notices. */
export function createNotices(): Notices {
  const store = createStore<{ readonly items: readonly ShownNotice[] }>(() => ({ items: [] }))
  const timers = new Map<string, { readonly leftMs: number; readonly since: number; readonly stop: () => void }>()
  const paused = new Map<string, number>()
  const forget = (id: string) => {
    timers.get(id)?.stop()
    timers.delete(id)
    paused.delete(id)
  }
  const close = (id: string) => {
    forget(id)
    store.setState(({ items }) => ({ items: items.filter((each) => each.id !== id) }))
  }
  const start = (id: string, leftMs: number) => {
    forget(id)
    const timer = setTimeout(() => close(id), leftMs)
    timers.set(id, { leftMs, since: performance.now(), stop: () => clearTimeout(timer) })
  }
  return {
    store,
    close,
    show(notice) {
      const id = globalThis.crypto.randomUUID()
      const { items } = store.getState()
      // What needs an answer gives way last.
      const over = items.length + 1 - MOST_NOTICES
      const first = [...items].sort((one, other) => Number(one.tone === 'danger') - Number(other.tone === 'danger'))
      for (const each of over > 0 ? first.slice(0, over) : []) close(each.id)
      store.setState((state) => ({ items: [...state.items, { ...notice, id }] }))
      if (notice.tone !== 'danger') start(id, NOTICE_MS)
    },
    pause(id) {
      const timer = timers.get(id)
      if (timer === undefined) return
      forget(id)
      paused.set(id, Math.max(timer.leftMs - (performance.now() - timer.since), 0))
    },
    resume(id) {
      const leftMs = paused.get(id)
      if (leftMs !== undefined) start(id, leftMs)
    },
  }
}
