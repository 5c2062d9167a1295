import { expect, it, vi } from 'vitest'
import { createBatches } from './batches'

const numbers = Array.from({ length: 300 }, (_, at) => at)

it('does the first batch at once and the rest in tasks of their own, in order', async () => {
  const done: number[][] = []
  const { add } = createBatches<number>((batch) => void done.push([...batch]))
  add(numbers.slice(0, 200))
  add(numbers.slice(200))
  expect(done).toHaveLength(1)
  expect(done[0]).toHaveLength(100)
  await vi.waitFor(() => expect(done.flat()).toEqual(numbers))
})

it('makes batches smaller where they take long, but never empty', async () => {
  const sizes: number[] = []
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { add } = createBatches<number>((batch) => {
    sizes.push(batch.length)
    now += batch.length * 10
  })
  add(numbers.slice(0, 110))
  await vi.waitFor(() => expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(110))
  vi.restoreAllMocks()
  expect(sizes).toEqual([100, 4, 4, 2])
})

it('forgets what still waits when it is cleared', async () => {
  const done: number[] = []
  const { add, clear } = createBatches<number>((batch) => void done.push(...batch))
  add(numbers)
  const first = done.length
  clear()
  add([-1])
  await vi.waitFor(() => expect(done).toContain(-1))
  expect(done).toHaveLength(first + 1)
})
