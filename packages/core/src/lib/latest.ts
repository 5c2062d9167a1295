/** Tells a running question that nobody waits for its answer any more. */
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
 * Lets only the latest of several running questions be heard, in whatever order the answers
 * arrive (SAFE-11); the others are told to stop. `forget` makes every running one late.
 */
export interface Latest {
  <T>(ask: (signal: AbortNotice) => Promise<T>, heard: (answer: T) => void): Promise<void>
  readonly forget: () => void
}

export function createLatest(): Latest {
  let current: ReturnType<typeof createAbort> | null = null
  const forget = () => {
    current?.abort()
    current = null
  }
  const latest = async <T>(ask: (signal: AbortNotice) => Promise<T>, heard: (answer: T) => void) => {
    forget()
    const mine = createAbort()
    current = mine
    const answer = await ask(mine.notice)
    if (current === mine) heard(answer)
  }
  return Object.assign(latest, { forget })
}
