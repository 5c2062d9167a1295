import type { Job, Resource } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { messageOf } from '../client/failures'
import { useCan, useStaff, useLabels } from '../staff/staff-context'
import { useEdits } from '../edits/edits'
import { planOf, runPlan, type BulkProgress } from '../lists/bulk-run'
import { bulkRu } from '../table/bulk.labels'
import { bulkEn } from '../table/bulk.labels.en'
import { BulkProgressLine, JobResult } from '../table/job-result'
import { noticeOfJob } from '../table/use-bulk'
import '../table/table-bulk.css'

interface RunActionProps {
  readonly resource: Resource
  readonly id: string
}

/** Makes now what the record describes, such as the file of a feed; shows how far the job is and what came of it. */
export function RunAction({ resource, id }: RunActionProps) {
  const { client, notify } = useStaff()
  const can = useCan()
  const own = useLabels({ ru: bulkRu, en: bulkEn })
  const edits = useEdits()
  const queries = useQueryClient()
  const reasonId = useId()
  const isDirty = useStore(edits, ({ marks }) => Object.values(marks).some((mark) => mark.isDirty))
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [job, setJob] = useState<Job | null>(null)
  const left = useRef<AbortController>(null)
  // Whoever leaves the record stops following; the job goes on at the server.
  useEffect(() => () => left.current?.abort(), [])
  const run = useMutation({
    mutationFn: () => {
      setJob(null)
      const { signal } = (left.current = new AbortController())
      return runPlan(client, planOf(resource, { action: 'generate' }, [id]), { signal, onProgress: setProgress })
    },
    onSuccess: async ({ jobs, errors, broken }) => {
      if (broken !== null) notify({ text: messageOf(broken.error), tone: 'danger' })
      const [ended] = jobs
      const [error] = errors
      if (error !== undefined) notify({ text: error.problem.detail ?? error.problem.title, tone: 'danger' })
      if (ended === undefined) return
      setJob(ended)
      notify(noticeOfJob(ended, own))
      await edits.edit('form')?.refresh()
    },
    onSettled: () => {
      setProgress(null)
      void queries.invalidateQueries({ queryKey: ['list', resource.key] })
    },
  })
  if (!can(resource.permission, 'write')) return null
  return (
    <div className="pk-staff-run">
      <Button
        size="small"
        variant="secondary"
        busy={run.isPending}
        looksDisabled={isDirty}
        aria-disabled={isDirty || undefined}
        aria-describedby={isDirty ? reasonId : undefined}
        title={isDirty ? own.saveFirst : undefined}
        onClick={() => (isDirty ? notify({ text: own.saveFirst }) : run.mutate())}
      >
        {own.runNow}
      </Button>
      {isDirty && (
        <span className="pk-staff-hidden" id={reasonId}>
          {own.saveFirst}
        </span>
      )}
      {progress !== null && (
        <BulkProgressLine progress={progress.percent === undefined ? { ...progress, percent: 0 } : progress} />
      )}
      {progress === null && job !== null && <JobResult job={job} />}
    </div>
  )
}
