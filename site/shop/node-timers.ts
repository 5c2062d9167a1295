/** `node:timers/promises`, for a browser. */
export const setTimeout = (ms = 0): Promise<void> => new Promise((resolve) => void globalThis.setTimeout(resolve, ms))
export const setImmediate = (): Promise<void> => setTimeout()
