/** Marks a response as a broken connection: the connection is broken instead. A sandbox that injects faults sends it. */
export const DROP_HEADER = 'X-Prilavok-Drop'

/** Whether the connection is to be broken in place of this response. */
export const isBroken = ({ headers }: Response): boolean => headers.has(DROP_HEADER)
