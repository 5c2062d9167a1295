import type { Icon } from '@prilavok/ui/icon'
import './keep-button.css'

interface KeepButtonProps {
  readonly icon: Icon
  /** The product is on the list. */
  readonly pressed: boolean
  /** What it does. */
  readonly text: string
  /** What it does and with which product, for screen readers. */
  readonly label: string
  /** The icon alone, for the corner of a card. */
  readonly view?: 'icon' | undefined
  readonly onPress: () => void
}

/** A button that puts a product on a list of the visitor and takes it off again; its words stay, `aria-pressed` tells which. */
export const KeepButton = ({ icon: Picture, pressed, text, label, view, onPress }: KeepButtonProps) => (
  <button
    type="button"
    className="pk-keep-button"
    data-view={view}
    aria-pressed={pressed}
    aria-label={label}
    title={view === 'icon' ? text : undefined}
    onClick={onPress}
  >
    <Picture />
    {view !== 'icon' && <span className="pk-keep-button__text">{text}</span>}
  </button>
)
