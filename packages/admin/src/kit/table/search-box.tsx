import { useEffect, useState, type RefObject } from 'react'
import { useLabels } from '../staff/staff-context'

const REST_MS = 250

interface SearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (text: string, mode: 'push' | 'replace') => void
}

/** Free text over a list: while somebody types the address is replaced, with Enter it becomes an entry of the history. */
export function SearchBox({ input, value, onChange }: SearchBoxProps) {
  const words = useLabels('table')
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  useEffect(() => {
    if (text === value) return
    const timer = setTimeout(() => onChange(text, 'replace'), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <input
      ref={input}
      className="pk-staff-input pk-staff-search"
      type="search"
      aria-label={words.search}
      placeholder={words.search}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && text !== value && onChange(text, 'push')}
    />
  )
}
