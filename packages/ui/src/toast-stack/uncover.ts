/** Between the stack and what it would lie over. */
const GAP = 12

/** What says that something is wrong, in its own place on the page. */
const WARNINGS = '.pk-notice[data-tone="danger"]'

/** Scrolls the page so that the stack lies neither over what has the focus nor over what says that something is wrong. */
export function uncover(stack: Element): void {
  const { top, bottom, left, right } = stack.getBoundingClientRect()
  const { activeElement: focused, body } = document
  const covered = [...(focused === body ? [] : [focused]), ...document.querySelectorAll(WARNINGS)]
    .flatMap((element) => element?.getBoundingClientRect() ?? [])
    .filter((box) => box.bottom > top && box.top < bottom && box.right > left && box.left < right)
    // What is larger than the free part of the window cannot be freed as a whole.
    .filter((box) => box.height < top - GAP)
  const lowest = Math.max(...covered.map((box) => box.bottom))
  if (covered.length > 0) scrollBy({ top: lowest - top + GAP, behavior: 'instant' })
}
