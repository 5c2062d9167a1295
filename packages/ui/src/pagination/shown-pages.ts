/** Numbers shown at once around the current page. Source: UI-02. */
export const PAGE_WINDOW = 3

/** The page numbers to show: the first, the last, and the window around the current one; null is a gap. */
export function shownPages(page: number, pageCount: number): readonly (number | null)[] {
  const start = Math.max(1, Math.min(page - Math.floor(PAGE_WINDOW / 2), pageCount - PAGE_WINDOW + 1))
  const around = Array.from({ length: Math.min(PAGE_WINDOW, pageCount) }, (_, index) => start + index)
  const numbers = [...new Set([1, ...around, pageCount])]
  return numbers.flatMap((number, index) =>
    index > 0 && number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number],
  )
}
