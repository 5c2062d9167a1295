/** Aborts a running request whose response nobody waits for any more. */
export interface AbortNotice {
  readonly aborted: boolean
  readonly addEventListener: (type: 'abort', listener: () => void) => void
}

function createAbort(): { readonly notice: AbortNotice; readonly abort: () => void } {
  let aborted = false
  const listeners: Array<() => void> = []
  return {
    notice: {
      get aborted() {
        return aborted
      },
      addEventListener: (_, listener) => void listeners.push(listener),
    },
    abort() {
      aborted = true
      for (const listener of listeners.splice(0)) listener()
    },
  }
}

/**
 * Lets only the latest of several running requests count, in whatever order the responses
 * arrive; the others are aborted. `forget` makes every running one late.
 * Source: SAFE-11.
 */
export interface Latest {
  <T>(request: (signal: AbortNotice) => Promise<T>, apply: (response: T) => void): Promise<void>
  readonly forget: () => void
}

export function createLatest(): Latest {
  let current: ReturnType<typeof createAbort> | null = null
  const forget = () => {
    current?.abort()
    current = null
  }
  const latest = async <T>(request: (signal: AbortNotice) => Promise<T>, apply: (response: T) => void) => {
    forget()
    const mine = createAbort()
    current = mine
    const response = await request(mine.notice)
    if (current === mine) apply(response)
  }
  return Object.assign(latest, { forget })
}
