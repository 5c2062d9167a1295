import type { DevtoolsLabels } from '../devtools.labels'
import type { Item, Section } from '../report/report.types'
import { elementPath } from '../page/describe-element'
import type { Highlight } from './highlight'
import './section-view.css'

/** Longer lists are in the report in full. */
const MOST_ITEMS = 60
/** Parts that are open at first; the others open when they are looked for. */
const OPEN = new Set(['findings', 'widgets', 'elements'])

interface ElementButtonProps {
  readonly element: Element
  readonly label: string
  readonly highlight: Highlight
}

/** Hovered or focused it frames its element, pressed it brings the page there. */
function ElementButton({ element, label, highlight }: ElementButtonProps) {
  const show = () => highlight.show(element)
  const hide = () => highlight.show(null)
  // The pointer goes on to the page: what was pressed or focused stays framed.
  const leave = ({ currentTarget }: { readonly currentTarget: Element }) =>
    currentTarget === document.activeElement || hide()
  return (
    <button
      type="button"
      className="pk-devtools__place"
      title={label}
      onMouseEnter={show}
      onMouseLeave={leave}
      onFocus={show}
      onBlur={hide}
      onClick={() => element.scrollIntoView({ block: 'center' })}
    >
      {elementPath(element)}
    </button>
  )
}

interface ItemViewProps {
  readonly item: Item
  readonly labels: DevtoolsLabels
  readonly highlight: Highlight
}

const ItemView = ({ item: { title, facts = [], text, details, tone, element }, labels, highlight }: ItemViewProps) => (
  <li className="pk-devtools__item" data-tone={tone}>
    <div className="pk-devtools__line">
      {tone !== undefined && <span className="pk-devtools__mark">{labels[tone]}</span>}
      {title !== '' && <span className="pk-devtools__name">{title}</span>}
      <span className="pk-devtools__facts">
        {facts.map((fact, at) => (
          <span key={at}>{fact}</span>
        ))}
      </span>
    </div>
    {text !== undefined && <p className="pk-devtools__text">{text}</p>}
    {element !== undefined && <ElementButton element={element} label={labels.show} highlight={highlight} />}
    {details !== undefined && (
      <details className="pk-devtools__details">
        <summary>{labels.details}</summary>
        <pre>{details}</pre>
      </details>
    )}
  </li>
)

interface SectionViewProps {
  readonly section: Section
  readonly labels: DevtoolsLabels
  readonly highlight: Highlight
}

/** One part of the report as a list that folds. */
export function SectionView({ section: { name, items }, labels, highlight }: SectionViewProps) {
  const wrong = items.filter(({ tone }) => tone !== undefined).length
  return (
    <details className="pk-devtools__section" open={OPEN.has(name)}>
      <summary>
        <h3>{labels.sections[name]}</h3>
        <span className="pk-devtools__count" data-wrong={wrong > 0 ? '' : undefined}>
          {items.length}
        </span>
      </summary>
      {items.length === 0 ? (
        <p className="pk-devtools__text">{labels.empty[name]}</p>
      ) : (
        <ul>
          {items.slice(0, MOST_ITEMS).map((item, at) => (
            <ItemView key={at} item={item} labels={labels} highlight={highlight} />
          ))}
        </ul>
      )}
      {items.length > MOST_ITEMS && <p className="pk-devtools__text">{labels.more(items.length - MOST_ITEMS)}</p>}
    </details>
  )
}
