import { readdirSync, readFileSync } from 'node:fs'

const TICK_MS = 10

interface Stat {
  readonly pid: number
  readonly parent: number
  /** Of the process and of its children that have ended, in milliseconds. */
  readonly ms: number
}

function statOf(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
    return { pid, parent: fields[1] ?? 0, ms: ticks * TICK_MS }
  } catch {
    return null
  }
}

/** Processor time of a process and its children so far, in milliseconds; 0 where the system does not tell. */
export function processorMs(pid: number): number {
  try {
    const all = readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => statOf(Number(name)))
    return all.reduce((sum, stat) => sum + (stat?.pid === pid || stat?.parent === pid ? stat.ms : 0), 0)
  } catch {
    return 0
  }
}
