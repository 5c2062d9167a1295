import { createHttp } from '@prilavok/browser/http'
import type { Effects } from '@prilavok/core/effects'

const kept = new Map<string, string>()
const memory = {
  read: (key: string) => kept.get(key) ?? null,
  write: (key: string, value: string) => void kept.set(key, value),
  remove: (key: string) => void kept.delete(key),
}
const never = () => () => {}

export const effects: Effects = {
  http: createHttp({ origin: 'http://127.0.0.1:8080' }),
  clock: {
    now: () => Date.now(),
    after(ms, run) {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  },
  storage: memory,
  session: memory,
  random: { next: Math.random, id: () => crypto.randomUUID() },
  locks: { run: (_name, task) => task() },
  tabs: { onStored: never },
  page: {
    setTitle: () => {},
    onLeave: never,
    onRestore: never,
    onVisible: never,
    onOnline: never,
    onMouseLeave: never,
    warnOnLeave: never,
    hasDialog: () => false,
  },
  location: {
    path: () => '/',
    search: () => '',
    query: () => null,
    replaceQuery: () => {},
    go: () => {},
    redirect: () => false,
    reload: () => {},
    origin: () => 'https://shop.example',
    host: () => 'shop.example',
  },
  cookies: { read: () => null, write: () => {}, remove: () => {} },
  geolocation: { locate: async () => null },
  payments: async () => null,
  report: ({ message }) => console.warn(message),
}
