import type { Enumeration } from './enumerations/enumeration'

/** Which statuses may follow a status; staff do not set any other. */
export interface Transitions<V extends string = string> {
  /** The enumeration whose values follow each other. */
  readonly of: Enumeration<V>
  /** The values that may follow each value. */
  readonly next: Readonly<Record<V, readonly V[]>>
}

/** Declares a state machine over an enumeration; every status has its followers. */
export const transitionsOf = <V extends string>(
  of: Enumeration<V>,
  next: Readonly<Record<V, readonly V[]>>,
): Transitions<V> => ({ of, next })

/** The statuses that may follow; of an unknown status, none. */
export const allowedAfter = <V extends string>({ next }: Transitions<V>, status: string): readonly V[] =>
  Object.hasOwn(next, status) ? next[status as V] : []

/** Whether a save may take a record from one status to the other; staying is always allowed. */
export const mayFollow = (transitions: Transitions, from: string, to: string): boolean =>
  from === to || allowedAfter(transitions, from).includes(to)
