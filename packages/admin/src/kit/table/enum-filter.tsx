import { Suspense, useRef, useState } from 'react'
import { lazyComponent } from '../staff/lazy-component'
import { useStaff } from '../staff/staff-context'
import { enumTitle } from '../values/format'
import type { EnumFilterProps } from './enum-filter.types'

const EnumPanel = lazyComponent(() => import('./enum-panel').then((module) => module.EnumPanel))

/** A button with the chosen values, which opens the list of all. */
export function EnumFilter(props: EnumFilterProps) {
  const { of, label, empty, values } = props
  const { locale } = useStaff()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const shown = values.length === 0 ? empty : values.map((each) => enumTitle(of, each, locale)).join(', ')
  return (
    <>
      <button
        ref={button}
        type="button"
        className="pk-staff-input pk-staff-choice"
        aria-label={`${label}: ${shown}`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={values.length === 0 ? undefined : shown}
        onClick={() => setOpen(!isOpen)}
      >
        <span className="pk-staff-choice__text">{shown}</span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <EnumPanel {...props} anchor={button} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
