import { useId, type ReactNode } from 'react'

interface CardProps {
  readonly title: string
  /** Stands at the end of the title's line. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen with its title. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId()
  return (
    <section className="pk-staff-card" aria-labelledby={id}>
      <header className="pk-staff-card__head">
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {children}
    </section>
  )
}

/** Names and values; a value that is not there takes its name along. */
export function Facts({ items }: { readonly items: readonly (readonly [string, ReactNode])[] }) {
  const shown = items.filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
  return (
    <dl className="pk-staff-facts">
      {shown.map(([name, value], at) => (
        <div key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
