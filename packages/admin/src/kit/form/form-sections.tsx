import { useRef } from 'react'
import { useLabels } from '../staff/staff-context'
import type { Field, Section } from '../describe/descriptor.types'
import { FieldRow } from './field-row'
import { formWords } from '../labels/form-words'
import { SectionJumps } from './section-jumps'

interface FormSectionsProps {
  readonly sections: readonly Section[]
  /** Properties that only this shop's server has. */
  readonly others: readonly Field[]
  readonly isReadOnly: boolean
}

function SectionBox({
  title,
  fields,
  isCollapsed,
  isReadOnly,
}: {
  readonly title: string
  readonly fields: readonly Field[]
  readonly isCollapsed: boolean
  readonly isReadOnly: boolean
}) {
  const rows = (
    <div className="pk-staff-fields">
      {fields.map((field) => (
        <FieldRow key={field.field} field={field} isReadOnly={isReadOnly} />
      ))}
    </div>
  )
  if (isCollapsed)
    return (
      <details className="pk-staff-section">
        <summary>{title}</summary>
        {rows}
      </details>
    )
  return (
    <section className="pk-staff-section" aria-label={title}>
      <h3 tabIndex={-1}>{title}</h3>
      {rows}
    </section>
  )
}

/** The sections of a form in the descriptor's order; what no section names comes last. */
export function FormSections({ sections, others, isReadOnly }: FormSectionsProps) {
  const { sections: titles, other } = useLabels(formWords)
  const all = useRef<HTMLDivElement>(null)
  return (
    <div className="pk-staff-sections" ref={all}>
      <SectionJumps
        titles={[...sections.map(({ key }) => titles[key]), ...(others.length > 0 ? [other] : [])]}
        sections={all}
      />
      {sections.map(({ key, fields, collapsed }) => (
        <SectionBox
          key={key}
          title={titles[key]}
          fields={fields}
          isCollapsed={collapsed === true}
          isReadOnly={isReadOnly}
        />
      ))}
      {others.length > 0 && <SectionBox title={other} fields={others} isCollapsed isReadOnly={isReadOnly} />}
    </div>
  )
}
