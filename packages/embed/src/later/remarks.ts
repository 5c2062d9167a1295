/** What was said to the page's developer. */
export interface Remark {
  readonly message: string
  readonly element: Element | undefined
}

/** Says things to the page's developer and remembers them for the doctor. */
export interface Remarks {
  readonly all: readonly Remark[]
  readonly tell: (message: string, element?: Element) => void
}

export function createRemarks(): Remarks {
  const all: Remark[] = []
  return {
    all,
    tell(message, element) {
      all.push({ message, element })
      console.error(`[Prilavok] ${message}`, ...(element === undefined ? [] : [element]))
    },
  }
}
