import type { PageTalk } from '../../page/page-events'

type Emit = PageTalk['emit']

/** What places have to say before the page can hear it. */
export interface EarlyTalk {
  readonly emit: Emit
  /** Tells everything from now on, and first what was kept, in its order. */
  readonly handOver: (emit: Emit) => void
}

/** Keeps page events until somebody can tell them to the page; a failure cannot wait and asks for that somebody. */
export function createEarlyTalk(wantRest: () => void): EarlyTalk {
  const kept: Array<(emit: Emit) => void> = []
  let tell: Emit | undefined
  return {
    emit(event, detail) {
      if (tell !== undefined) return tell(event, detail)
      kept.push((emit) => emit(event, detail))
      if (event === 'failed') wantRest()
    },
    handOver(emit) {
      // Whatever is said meanwhile joins the end of the list.
      for (const word of kept) word(emit)
      kept.length = 0
      tell = emit
    },
  }
}
