import type { SentenceId } from './sentences'

/** A sentence of the contract does not hold. */
export class Broken extends Error {
  constructor(
    readonly sentence: SentenceId,
    /** What the back end did in its place. */
    readonly saw: string,
  ) {
    super(`${sentence}: ${saw}`)
  }
}

/** A check that cannot be made here: the shop lacks what it is made with, or was not allowed to be asked. */
export class NotJudged extends Error {}

/** Ends the check where a sentence does not hold; `saw` says what the back end did. */
export function must(holds: boolean, sentence: SentenceId, saw: string): asserts holds {
  if (!holds) throw new Broken(sentence, saw)
}
