/** 0, 1, 2 … below the count. */
export const range = (count: number): readonly number[] => [...Array(count).keys()]
