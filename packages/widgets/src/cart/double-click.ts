/** How long after a click its second half may come, which is not meant for what the first has shown. */
export const DOUBLE_CLICK_MS = 500

/** What a pointer event says of a click. */
interface Click {
  /** The first, second … of quick clicks. */
  readonly detail: number
  /** When it was, in milliseconds. */
  readonly timeStamp: number
}

/** Whether a click is the second half of the one that added the product at `addedAt`; null when the product had been in the cart. */
export const isSecondHalf = ({ detail, timeStamp }: Click, addedAt: number | null): boolean =>
  detail >= 2 && addedAt !== null && timeStamp - addedAt <= DOUBLE_CLICK_MS
