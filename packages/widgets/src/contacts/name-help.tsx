import type { PersonFieldsLabels } from './contacts.labels'

interface NameHelpProps {
  readonly text: PersonFieldsLabels
  /** The names are there, and no middle name is. */
  readonly warns: boolean
}

/** What is said below the names: it keeps the room of its longer text, so that nothing below moves while somebody types. Source: CONTACT-07. */
export const NameHelp = ({ text, warns }: NameHelpProps) => (
  <span className="pk-contacts__help" data-longest={text.middleNameWarning}>
    {warns ? (
      <span className="pk-contacts__warning">{text.middleNameWarning}</span>
    ) : (
      <span key="help">{text.fullNameHelp}</span>
    )}
  </span>
)
