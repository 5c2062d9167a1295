import type { ProductFacts, TextWish } from '../rules/compose-description'

export type { ProductFacts, TextWish }

/** Who writes texts about products for the staff to accept or change: a program, or a service. */
export interface TextPort {
  /** The name that the staff see beside the text. */
  readonly model: string
  /** A text as HTML; the server keeps what is safe of it. Rejects when there is none, and gives up by the signal. */
  readonly describe: (facts: ProductFacts, wish: TextWish, signal: AbortSignal) => Promise<string>
}
