const formats = new Map<string, Intl.DateTimeFormat | null>()

/** The format of a zone, made once; null for a name that is no zone. */
export function formatOf(timeZone: string): Intl.DateTimeFormat | null {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  let format: Intl.DateTimeFormat | null = null
  try {
    const digits = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
    format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...digits, second: '2-digit' })
  } catch {
    // Names come from settings and servers: one that the browser does not know is none.
  }
  formats.set(timeZone, format)
  return format
}

/** Whether a name is one of the IANA database, such as `Europe/Moscow`, that this system knows. */
export const isTimeZone = (name: string): boolean => name !== '' && formatOf(name) !== null

/** The zone of the device that this runs on, for readers whose shop does not say its own. */
export const ownTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** A day or a moment as people of a language read it; a day without a time is the same in every zone. */
export function dateInWords(
  value: string,
  { locale, timeZone }: { readonly locale: string; readonly timeZone: string },
  parts: Intl.DateTimeFormatOptions,
): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(value)
  const zone = isDay || !isTimeZone(timeZone) ? 'UTC' : timeZone
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: zone }).format(new Date(value))
}
