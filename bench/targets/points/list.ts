/** The same list for every search: fifty rows that are used again, and how many were found. */
import type { BenchPoint } from '../../stubs/bench-points'

/** What a search answers: how many, and the first fifty. */
export interface Found {
  readonly count: number
  readonly first: readonly BenchPoint[]
}

const ROWS = 50

export function mountList(search: (text: string) => Found): void {
  const box = document.querySelector('[data-search]')
  const input = Object.assign(document.createElement('input'), { type: 'search' })
  const count = document.createElement('p')
  const list = document.createElement('ul')
  const rows = Array.from({ length: ROWS }, () => Object.assign(document.createElement('li'), { hidden: true }))
  list.append(...rows)
  box?.append(input, count, list)
  input.addEventListener('input', () => {
    const found = search(input.value)
    rows.forEach((row, at) => {
      const point = found.first[at]
      if (row.hidden !== (point === undefined)) row.hidden = point === undefined
      const text = point === undefined ? '' : `${point.brand} · ${point.address}`
      if (point !== undefined && row.textContent !== text) row.textContent = text
    })
    count.textContent = String(found.count)
  })
  document.documentElement.dataset['ready'] = ''
}

/** The first points of a list of their places. */
export const firstOf = (places: ArrayLike<number>): Found => ({
  count: places.length,
  first: Array.from(
    { length: Math.min(ROWS, places.length) },
    (_, at) => globalThis.benchPoints[places[at] ?? 0],
  ).filter((point) => point !== undefined),
})
