import { TrustedHtml } from '@prilavok/ui/trusted-html'
import type { HtmlEditorProps } from './html-editor'

interface MarkupViewProps extends HtmlEditorProps {
  /** The heading of what buyers will see. */
  readonly preview: string
}

/** Markup and, beside it, what buyers will see: only what the shop's sanitiser lets through. */
export function MarkupView({ id, label, value, onChange, onBlur, describedBy, preview }: MarkupViewProps) {
  return (
    <div className="pk-staff-html__both">
      <textarea
        id={id}
        className="pk-staff-input pk-staff-mono"
        rows={8}
        value={value}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={describedBy !== undefined || undefined}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
      />
      <section className="pk-staff-html__preview" aria-label={preview}>
        <TrustedHtml html={value} />
      </section>
    </div>
  )
}
