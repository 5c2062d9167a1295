import type { RenderTemplate } from '../lib/templates'

interface OptionContentProps {
  /** Its name, with the unit where there is one. */
  readonly name: string
  /** How many products have it; null where that is unknown. */
  readonly count: number | null
  readonly colour: string | null
  /** The page's own markup; undefined for that of the widget. */
  readonly template: RenderTemplate | undefined
}

/** What is shown of a filter's option beside its checkbox or inside of its button. */
export function OptionContent({ name, count, colour, template }: OptionContentProps) {
  const swatch = colour !== null && <Swatch colour={colour} />
  if (template !== undefined) {
    const texts = { name, count: count === null ? null : String(count) }
    return <>{template({ values: { texts }, parts: { swatch } })}</>
  }
  return (
    <>
      {swatch}
      <span className="pk-filter__name">{name}</span>
      {count !== null && <span className="pk-filter__count">{count}</span>}
    </>
  )
}

/** A colour; an attribute of style would break strict policies. */
const Swatch = ({ colour }: { readonly colour: string }) => (
  <span
    className="pk-filter__swatch"
    ref={(element) => {
      if (element !== null && /^#[\da-f]{6}$/i.test(colour)) element.style.backgroundColor = colour
    }}
  />
)
