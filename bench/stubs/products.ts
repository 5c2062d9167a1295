import type { BenchProduct } from '../lib/side-by-side.types'

/** What every product of the bench costs, in kopecks. */
export const PRICE = 129_900

export const roubles = (kopecks: number): number => kopecks / 100

/** Products `p1`, `p2`, …; the same one over and over where a page is to show one product in many places. */
export const benchProducts = (count: number, quantity = 0, same = false): readonly BenchProduct[] =>
  Array.from({ length: count }, (_, index) => {
    const number = same ? 1 : index + 1
    return { id: `p${number}`, name: `Смесь строительная ${number}`, price: PRICE, link: `/p/p${number}`, quantity }
  })
