import { putInSight } from '@prilavok/ui/in-sight'
import type { RefObject } from 'react'
import { useLabels } from '../staff/staff-context'
import { formWords } from '../labels/form-words'

/** A form of fewer sections is seen whole. */
const FEWEST = 4

interface SectionJumpsProps {
  readonly titles: readonly string[]
  /** What holds the sections, each under its title, in the same order. */
  readonly sections: RefObject<HTMLElement | null>
}

/** The sections of a long form as a list that leads to each. */
export function SectionJumps({ titles, sections }: SectionJumpsProps) {
  const { jumps } = useLabels(formWords)
  if (titles.length < FEWEST) return null
  const go = (at: number) => {
    const section = sections.current?.querySelectorAll('.pk-staff-section')[at]
    if (section instanceof HTMLDetailsElement) section.open = true
    const heading = section?.querySelector<HTMLElement>('h3, summary')
    if (heading) putInSight(heading, { block: 'start', focus: true })
  }
  return (
    <nav className="pk-staff-jumps" aria-label={jumps}>
      <ul>
        {titles.map((title, at) => (
          <li key={title}>
            <button type="button" onClick={() => go(at)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
