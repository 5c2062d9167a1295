/** Chance; a test decides what it gives. */
export interface Random {
  /** A number in [0, 1). */
  readonly next: () => number
  /** An unguessable id (UUID). */
  readonly id: () => string
}
