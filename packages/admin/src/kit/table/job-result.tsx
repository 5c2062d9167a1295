import { readJob, type Job } from '@prilavok/contracts/admin'
import { useStaff, useLabels } from '../staff/staff-context'
import type { StaffClient } from '../client/staff-client'
import type { BulkProgress } from '../lists/bulk-run'
import { bulkRu } from './bulk.labels'
import { bulkEn } from './bulk.labels.en'
import './table-bulk.css'

/** How far an action has come, in words and as a bar. */
export function BulkProgressLine({ progress }: { readonly progress: BulkProgress }) {
  const own = useLabels({ ru: bulkRu, en: bulkEn })
  const { done, failed, total, percent } = progress
  const words =
    percent !== undefined
      ? own.jobProgress(percent)
      : total === null
        ? own.counting
        : own.progress(done + failed, total)
  return (
    <label className="pk-staff-bulk__progress">
      {words}{' '}
      {percent === undefined ? (
        <progress max={total ?? 1} {...(total !== null && { value: done + failed })} />
      ) : (
        <progress max={100} value={percent} />
      )}
    </label>
  )
}

/** The address of what a job has made, at the server of the API; null where there is nothing that a browser opens. */
export function resultAddress(client: Pick<StaffClient, 'addressOf'>, { id, resultUrl }: Job): string | null {
  const base = new URL(client.addressOf(readJob, { params: { id } }), globalThis.location?.href ?? 'https://localhost')
  if (resultUrl === null || !URL.canParse(resultUrl, base)) return null
  const { protocol, href } = new URL(resultUrl, base)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}

/** What came of a job, with the link to what it has made. */
export function JobResult({ job }: { readonly job: Job }) {
  const { client } = useStaff()
  const own = useLabels({ ru: bulkRu, en: bulkEn })
  const address = resultAddress(client, job)
  const isFile = address?.endsWith('/result') === true
  return (
    <span className="pk-staff-bulk__result">
      {job.message !== null && <span>{job.message}</span>}
      {address !== null && (
        <a href={address} target="_blank" rel="noopener">
          {isFile ? own.download : own.result}
        </a>
      )}
    </span>
  )
}
