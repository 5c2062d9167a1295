/** An outcome as a value, so that a failure cannot be forgotten. */
export type Result<T, E> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

/** A result that went well. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })
/** A result that went wrong. */
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error })
