import Bowser from 'bowser'

/** What somebody sits before, in names that people know; nothing of versions, by which one browser is told from another. */
export interface Device {
  /** As "Firefox"; null: a program, or a browser that nobody knows. */
  readonly browser: string | null
  /** As "Windows". */
  readonly system: string | null
  /** As "desktop", "mobile" or "tablet". */
  readonly device: string | null
}

/** Longer names of browsers are made up. */
const LONGEST_AGENT = 512

/** Reads the `User-Agent` header of a request. */
export function deviceOf(agent: string | null): Device {
  const read = (agent ?? '').slice(0, LONGEST_AGENT)
  if (read === '') return { browser: null, system: null, device: null }
  const { browser, os, platform } = Bowser.parse(read)
  return { browser: browser.name || null, system: os.name || null, device: platform.type || null }
}
