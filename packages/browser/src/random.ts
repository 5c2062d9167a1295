import type { Random } from '@prilavok/core/effects'

/** A version 4 id of random digits, for pages without https, where the browser's own is missing. */
const randomId = (): string =>
  '00000000-0000-4000-a000-000000000000'.replace(/0/g, () =>
    ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & 15).toString(16),
  )

/** Random numbers and unguessable ids of the browser. */
export const createRandom = (): Random => ({
  next: Math.random,
  id: () => crypto.randomUUID?.() ?? randomId(),
})
