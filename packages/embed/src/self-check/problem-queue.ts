import type { PageProblem } from './problem'

type Tell = (problem: PageProblem, element?: Element) => void

/** Keeps problems until the code that has words for them is loaded. */
export interface ProblemQueue {
  readonly warn: Tell
  /** Passes on what has been kept, and what comes from now on. */
  readonly open: (tell: Tell) => void
}

/** Creates an empty queue. */
export function createProblemQueue(): ProblemQueue {
  const kept: Parameters<Tell>[] = []
  let tell: Tell = (...problem) => void kept.push(problem)
  return {
    warn: (...problem) => tell(...problem),
    open(next) {
      tell = next
      for (const problem of kept.splice(0)) next(...problem)
    },
  }
}
