import type { Ref } from 'react'

/** Gives a node to the caller's ref as well, for parts that hold a ref of their own. */
export function shareRef<T>(ref: Ref<T> | undefined, node: T | null): void {
  if (typeof ref === 'function') ref(node)
  else if (ref) ref.current = node
}
