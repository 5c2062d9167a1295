import { askAllowed } from './live-answers'
import type { Answer, AskShop, PageRequest } from './exchange'
import { createRecording, type Recording } from './recording'

/** Responses for one page in one window: what the old version got, the new one gets again. */
export interface PageAnswers {
  /** Begins the run of a version. */
  readonly run: () => {
    readonly shop: AskShop
    readonly allowed: AskShop
  }
}

/** Everything that is recorded is given again; what is new is asked for, and recorded. */
function sameAgain(recording: Recording, ask: AskShop | null): () => AskShop {
  return () => {
    const replay = recording.replay(ask === null)
    return async (request: PageRequest): Promise<Answer | null> => {
      const known = replay(request)
      if (known !== null || ask === null) return known
      const answer = await ask(request)
      if (answer !== null) recording.add(request, answer)
      return answer
    }
  }
}

/** The responses of a page from a recording, from a shop that is asked, or from nowhere. */
export function createAnswers(from: Recording | AskShop | null): PageAnswers {
  const isAsked = typeof from === 'function'
  const shop = sameAgain(isAsked || from === null ? createRecording() : from, isAsked ? from : null)
  const allowed = sameAgain(createRecording(), askAllowed)
  return { run: () => ({ shop: shop(), allowed: allowed() }) }
}
