import { TrustedHtml } from '@prilavok/ui/trusted-html'
import { useRef } from 'react'
import { useText } from '../app/staff-context'

interface HtmlFieldProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly describedBy: string | undefined
}

/** A text with marks around what is selected in it. */
export const wrapped = (text: string, from: number, to: number, before: string, after: string): string =>
  text.slice(0, from) + before + text.slice(from, to) + after + text.slice(to)

/** Markup with a bar of marks and, beside it, what buyers will see: only what the shop's sanitiser lets through. */
export function HtmlField({ id, label, value, onChange, onBlur, describedBy }: HtmlFieldProps) {
  const words = useText('form')
  const area = useRef<HTMLTextAreaElement>(null)
  const mark = (before: string, after: string) => {
    const { selectionStart = value.length, selectionEnd = value.length } = area.current ?? {}
    onChange(wrapped(value, selectionStart, selectionEnd, before, after))
    area.current?.focus()
  }
  return (
    <div className="pk-staff-html">
      <div className="pk-staff-html__edit">
        <div className="pk-staff-html__bar" role="toolbar" aria-label={label}>
          <button type="button" className="pk-staff-small" aria-label={words.bold} onClick={() => mark('<b>', '</b>')}>
            B
          </button>
          <button
            type="button"
            className="pk-staff-small"
            aria-label={words.italic}
            onClick={() => mark('<i>', '</i>')}
          >
            I
          </button>
          <button
            type="button"
            className="pk-staff-small"
            aria-label={words.bulletList}
            onClick={() => mark('<ul><li>', '</li></ul>')}
          >
            •
          </button>
        </div>
        <textarea
          id={id}
          ref={area}
          className="pk-staff-input pk-staff-mono"
          rows={6}
          value={value}
          aria-describedby={describedBy}
          aria-invalid={describedBy !== undefined || undefined}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      </div>
      <div className="pk-staff-html__preview">
        <TrustedHtml html={value} />
      </div>
    </div>
  )
}
