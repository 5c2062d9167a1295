import { useEffect, useRef, type RefObject } from 'react'

/** Keeps the focus on a button whose row moves: browsers drop it when an element is put elsewhere. */
export function useRowFocus(box: RefObject<HTMLElement | null>): { readonly keep: () => void } {
  const wanted = useRef<HTMLElement | null>(null)
  useEffect(() => {
    const element = wanted.current
    wanted.current = null
    if (element !== null && element.isConnected && document.activeElement !== element) element.focus()
  })
  return {
    keep: () => {
      const active = document.activeElement
      wanted.current = active instanceof HTMLElement && box.current?.contains(active) === true ? active : null
    },
  }
}
