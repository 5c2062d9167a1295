import { dateInWords } from '@prilavok/core/clock'

/** Laying out a text without end keeps everybody waiting. */
const LONGEST_TEXT = 300
const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** `10 февраля 2026 г.` of 2026-02-10, as papers have it. */
export const dayOnPaper = (day: string): string => dateInWords(day, { locale: 'ru', timeZone: 'UTC' }, DAY)

/** A text of a record that no paper is broken by. */
export const boundedText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST_TEXT) : '')
