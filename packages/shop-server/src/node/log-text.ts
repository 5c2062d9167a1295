import type { LogEntry } from '../shop'

/** How log lines are printed: JSON, one object a line, for machines, or plain text for a terminal. */
export const LOG_FORMATS = ['json', 'text'] as const

/** One of the formats. */
export type LogFormat = (typeof LOG_FORMATS)[number]

/** A log entry as one printed line; a stack keeps its lines in JSON only, so that no entry looks like two. */
export function logText(entry: LogEntry, format: LogFormat): string {
  if (format === 'json') return JSON.stringify(entry)
  const { time, level, requestId, text } = entry
  return `${time} ${level} ${requestId} ${text.replaceAll(/\s*\n\s*/g, ' | ')}`
}
