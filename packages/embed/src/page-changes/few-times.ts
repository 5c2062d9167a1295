/** So often something is put right on one element; a script of the page that undoes it each time gets its way. */
const MOST = 20

/** Counts what is done to each element; false once it is enough. */
export function createFewTimes(): (element: Element) => boolean {
  const counts = new WeakMap<Element, number>()
  return (element) => {
    const count = (counts.get(element) ?? 0) + 1
    counts.set(element, count)
    return count <= MOST
  }
}
