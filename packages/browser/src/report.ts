import type { Reporter } from '@prilavok/core/effects'

/** Says in the console what a developer of the page should know, each thing once. */
export function createReporter(say: (text: string, cause?: unknown) => void = console.warn): Reporter {
  const said = new Set<string>()
  return ({ message, cause }) => {
    if (said.has(message)) return
    said.add(message)
    const text = `[Prilavok] ${message}`
    if (cause === undefined) say(text)
    else say(text, cause)
  }
}
