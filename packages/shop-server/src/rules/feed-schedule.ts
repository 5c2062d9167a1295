import { Cron } from 'croner'

const cronOf = (schedule: string, zoneMinutes: number): Cron | null => {
  try {
    return new Cron(schedule, { mode: '5-part', utcOffset: zoneMinutes, paused: true })
  } catch {
    return null
  }
}

/** Whether a text is a schedule of five parts that comes due now and then: minute, hour, day, month, day of the week. */
export const isSchedule = (text: string): boolean => {
  const cron = /^\S+(?: \S+){4}$/.test(text) ? cronOf(text, 0) : null
  return cron !== null && cron.nextRun() !== null
}

/** When a schedule came due last, on the shop's clock; null for one that cannot be read or never has. */
export const lastDue = (schedule: string, zoneMinutes: number, nowMs: number): Date | null =>
  cronOf(schedule, zoneMinutes)?.previousRuns(1, new Date(nowMs))[0] ?? null
