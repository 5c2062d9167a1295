import type { Reporter } from '@prilavok/core/effects'

/** Writes to the console what a developer of the page should know, each message once. */
export function createReporter(write: (text: string, cause?: unknown) => void = console.warn): Reporter {
  const written = new Set<string>()
  return ({ message, cause }) => {
    if (written.has(message)) return
    written.add(message)
    const text = `[Prilavok] ${message}`
    if (cause === undefined) write(text)
    else write(text, cause)
  }
}
