import { readJob, type Job } from '@prilavok/contracts/admin'
import { expect, vi } from 'vitest'
import type { StaffClient } from './staff-client'

/** Resolves with a job once it has ended; asks anew in turns of the event loop, so that a job that never ends fails its test. */
export const endOfJob = ({ call }: Pick<StaffClient, 'call'>, id: string | null): Promise<Job> =>
  vi.waitFor(
    async () => {
      const { data, problem } = await call(readJob, { params: { id: id ?? '' } })
      expect(problem).toBeNull()
      expect(data.finishedOn).not.toBeNull()
      return data
    },
    { timeout: 30_000, interval: 5 },
  )
