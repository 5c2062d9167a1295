import { useEffect, useRef } from 'react'
import { useStaff } from '../kit/staff/staff-context'

const TYPED = 'input, select, textarea, [contenteditable="true"], dialog'

/** Ctrl K and `?` in both layouts, wherever the focus is; what is typed somewhere, or handled already, stays what it is. */
export function useAppKeys(openPalette: () => void, openKeys: () => void): void {
  const { hasLetterKeys } = useStaff()
  const latest = useRef({ openPalette, openKeys })
  useEffect(() => {
    latest.current = { openPalette, openKeys }
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body
      const isElsewhere = target !== document.body && target.closest('.pk-staff, .pk-staff-layer') === null
      if (event.defaultPrevented || isElsewhere) return
      if (event.key === '?' && hasLetterKeys && target.closest(TYPED) === null) latest.current.openKeys()
      if (!(event.ctrlKey || event.metaKey) || !['k', 'л'].includes(event.key.toLowerCase())) return
      event.preventDefault()
      latest.current.openPalette()
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [hasLetterKeys])
}
