import type { SectionReader } from '../examination.types'

/** What the page's content security policy has refused to us. */
export const readPolicy: SectionReader = ({ notes }) =>
  notes.refusals.map(({ directive, blocked, source, element }) => ({
    title: directive,
    facts: [blocked],
    text: source || undefined,
    tone: 'error',
    element,
  }))
