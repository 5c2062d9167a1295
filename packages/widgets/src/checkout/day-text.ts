/** A day (YYYY-MM-DD) or a moment (ISO 8601) as people write it: `10 февраля 2026 г.`; empty where it is neither. */
export function dayText(iso: string, locale: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  // A day without a time is the same day everywhere.
  const isDay = iso.length === 10
  const options = { day: 'numeric', month: 'long', year: 'numeric', ...(isDay && { timeZone: 'UTC' }) } as const
  return new Intl.DateTimeFormat(locale, options).format(date)
}
