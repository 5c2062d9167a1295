/** How long after a click its second half may come, which is not meant for what the first has shown. */
export const DOUBLE_CLICK_MS = 500

/** What a pointer event says of a click. */
interface Click {
  /** The first, second … of quick clicks. */
  readonly detail: number
  /** When it was, in milliseconds. */
  readonly timeStamp: number
}

/** A press of the button, with the pieces that were in the cart before. */
interface FormerPress {
  readonly at: number
  readonly quantity: number
}

/** Whether a click is the second half of the press that added the product; null when there was none. */
export const isSecondHalf = ({ detail, timeStamp }: Click, press: FormerPress | null): boolean =>
  detail >= 2 && press?.quantity === 0 && timeStamp - press.at <= DOUBLE_CLICK_MS
