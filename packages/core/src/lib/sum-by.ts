/** Adds up a figure of each. */
export function sumBy<T>(list: Iterable<T>, figure: (each: T) => number): number {
  let sum = 0
  for (const each of list) sum += figure(each)
  return sum
}
