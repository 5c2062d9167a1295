/** What was reported to the page's developer. */
export interface Diagnostic {
  readonly message: string
  readonly element: Element | undefined
}

/** Warns the page's developer and keeps what was reported for the devtools. */
export interface Diagnostics {
  readonly all: readonly Diagnostic[]
  readonly warn: (message: string, element?: Element) => void
}

/** Diagnostics that go to the console. */
export function createDiagnostics(): Diagnostics {
  const all: Diagnostic[] = []
  return {
    all,
    warn(message, element) {
      all.push({ message, element })
      console.error(`[Prilavok] ${message}`, ...(element === undefined ? [] : [element]))
    },
  }
}
