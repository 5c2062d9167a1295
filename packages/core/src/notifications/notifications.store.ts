import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import type { Effects } from '../effects'
import type { ReadonlyStore } from '../lib/store'
import type { Feature } from '../shop'
import type { NewNotification, Notification, NotificationsState } from './notifications.types'

/** How long a notification is shown unless it says otherwise. Source: NOTIFY-01. */
export const NOTIFICATION_MS = 5_000

/** What the shop says to the buyer beside the widgets. */
export interface Notifications {
  /** What is shown now. */
  readonly state: ReadonlyStore<NotificationsState>
  /** Shows a notification; returns its id. The same text of the same kind is shown once. */
  readonly show: (notification: NewNotification) => string
  /** Removes a notification. */
  readonly close: (id: string) => void
  /** Its time is paused: it is hovered or focused (NOTIFY-01). */
  readonly pause: (id: string) => void
  /** Its time goes on. */
  readonly resume: (id: string) => void
}

interface Timer {
  readonly remainingMs: number
  readonly startedAt: number
  readonly stop: () => void
}

/** An empty stack of notifications. */
export function createNotifications({ clock, random }: Pick<Effects, 'clock' | 'random'>): Notifications {
  const state = createStore(subscribeWithSelector<NotificationsState>(() => ({ items: [] })))
  const running = new Map<string, Timer>()
  const paused = new Map<string, number>()

  const close = (id: string) => {
    running.get(id)?.stop()
    running.delete(id)
    paused.delete(id)
    state.setState(({ items }) => ({ items: items.filter((item) => item.id !== id) }))
  }
  const start = (id: string, remainingMs: number) => {
    paused.delete(id)
    running.set(id, { remainingMs, startedAt: clock.now(), stop: clock.after(remainingMs, () => close(id)) })
  }

  return {
    state,
    close,
    show({ kind = 'notice', text, detail = null, action = null, sticky = false, durationMs = NOTIFICATION_MS }) {
      const same = state
        .getState()
        .items.find((item) => item.kind === kind && item.text === text && item.detail === detail)
      if (same !== undefined) close(same.id)
      const item: Notification = { id: random.id(), kind, text, detail, action, sticky }
      state.setState(({ items }) => ({ items: [...items, item] }))
      if (!sticky) start(item.id, durationMs)
      return item.id
    },
    pause(id) {
      const timer = running.get(id)
      if (timer === undefined) return
      timer.stop()
      running.delete(id)
      paused.set(id, Math.max(0, timer.remainingMs - (clock.now() - timer.startedAt)))
    },
    resume(id) {
      const remainingMs = paused.get(id)
      if (remainingMs !== undefined) start(id, remainingMs)
    },
  }
}

/** The notifications of a shop: `shop.use(notificationsFeature)`. */
export const notificationsFeature: Feature<Notifications> = {
  name: 'notifications',
  create: ({ effects }) => createNotifications(effects),
}
