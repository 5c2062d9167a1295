import { useEffect, useRef } from 'react'
import { useStaff } from '../staff/staff-context'

const TYPING = 'input, textarea, select, [contenteditable], dialog'

/**
 * A key of a screen by its place on the keyboard; it does not act while somebody types, in a dialog, or in what is not the staff wing's
 * (WCAG 2.1.4).
 */
export function useLetterKey(code: string, act: () => void, isOn = true): void {
  const { hasLetterKeys } = useStaff()
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    if (!hasLetterKeys || !isOn) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return
      const target = event.target instanceof Element ? event.target : document.body
      const isElsewhere = target !== document.body && target.closest('.pk-staff') === null
      const isTyping = target.closest(TYPING) !== null
      if (event.code !== code || isElsewhere || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      latest.current()
    }
    globalThis.addEventListener('keydown', press)
    return () => globalThis.removeEventListener('keydown', press)
  }, [code, hasLetterKeys, isOn])
}
