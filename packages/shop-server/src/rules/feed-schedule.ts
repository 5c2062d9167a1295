import { Cron } from 'croner'

const cronOf = (schedule: string, timezone: string): Cron | null => {
  try {
    return new Cron(schedule, { mode: '5-part', timezone, paused: true })
  } catch {
    return null
  }
}

/** Whether a text is a schedule of five parts that comes due now and then: minute, hour, day, month, day of the week. */
export const isSchedule = (text: string): boolean => {
  const cron = /^\S+(?: \S+){4}$/.test(text) ? cronOf(text, 'UTC') : null
  return cron !== null && cron.nextRun() !== null
}

/** When a schedule came due last, on the shop's clock; null for one that cannot be read or never has. */
export const lastDue = (schedule: string, timeZone: string, nowMs: number): Date | null =>
  cronOf(schedule, timeZone)?.previousRuns(1, new Date(nowMs))[0] ?? null
