import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const RESOLUTION_MS = 5
const TRIES = 3

async function once(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const [cpu, loop] = [process.cpuUsage(), performance.eventLoopUtilization()]
  delay.enable()
  await work()
  // One more turn, so that what held the loop last is counted.
  await new Promise((resolve) => setTimeout(resolve, 2 * RESOLUTION_MS))
  delay.disable()
  const { user, system } = process.cpuUsage(cpu)
  const { active } = performance.eventLoopUtilization(loop)
  // Tests share their machine: the part of the time that it gave to other processes was not this work's.
  const share = Math.min(1, (user + system) / 1000 / Math.max(1, active))
  return Math.max(0, delay.max / 1e6 - RESOLUTION_MS) * share
}

/** The longest time, in ms, for which `work` keeps everything else in this process waiting; the least of some tries. */
export async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES; tries += 1) least = Math.min(least, await once(work))
  return least
}
