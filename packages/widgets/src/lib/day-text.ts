/** `10 февраля`: the day and the month of a moment as people write them, by the visitor's clock or in a time zone; empty where it is no moment. */
export const dayAndMonth = (date: Date, locale: string, timeZone?: string): string =>
  Number.isNaN(date.getTime())
    ? ''
    : new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone }).format(date)

/** `10 февраля 2026`: a day of the calendar, the month counted from 1. */
export const calendarDay = (day: number, month: number, year: number, locale: string): string =>
  `${dayAndMonth(new Date(Date.UTC(year, month - 1, day)), locale, 'UTC')} ${year}`

/** A day (YYYY-MM-DD) or a moment (ISO 8601) as people write it: `10 февраля 2026 г.`; empty where it is neither. */
export function dayText(iso: string, locale: string): string {
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return ''
  // A day without a time is the same day everywhere.
  const isDay = iso.length === 10
  const options = { day: 'numeric', month: 'long', year: 'numeric', ...(isDay && { timeZone: 'UTC' }) } as const
  return new Intl.DateTimeFormat(locale, options).format(date)
}
