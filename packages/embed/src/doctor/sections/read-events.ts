import type { SectionReader } from '../examination.types'

/** The events of the page, the last first. */
export const readEvents: SectionReader = ({ notes }) =>
  [...notes.events].reverse().map(({ name, facts, at }) => ({
    title: name,
    facts: [...facts, ...(at === null ? [] : [at.toTimeString().slice(0, 8)])],
  }))
