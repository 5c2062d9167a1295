import type { PersonFieldsLabels } from './contacts.labels'

interface NameHelpProps {
  readonly text: PersonFieldsLabels
  /** The names are there, and no middle name is. */
  readonly warns: boolean
}

/** What is said below the names: it keeps the room of its longer text, so that nothing below moves while somebody types. Source: CONTACT-07. */
export const NameHelp = ({ text: { middleNameWarning, fullNameHelp }, warns }: NameHelpProps) => (
  <span className="pk-contacts__help" data-longest={middleNameWarning}>
    <span className={warns ? 'pk-contacts__warning' : undefined}>{warns ? middleNameWarning : fullNameHelp}</span>
  </span>
)
