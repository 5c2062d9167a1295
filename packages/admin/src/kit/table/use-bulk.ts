import type { BulkError, Job } from '@prilavok/contracts/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../client/failures'
import { holdPage } from '../edits/use-leave-guard'
import { useStaff, useLabels, type Notice } from '../staff/staff-context'
import {
  canTakeBack,
  planOf,
  runPlan,
  selectedIds,
  type BulkAction,
  type BulkPlan,
  type BulkProgress,
} from '../lists/bulk-run'
import type { Selection } from '../lists/selection'
import { failedRows, reasonOf, type FailedRow } from './failed-rows'
import type { Descriptor } from '../describe/descriptor.types'
import { bulkRu, type BulkLabels } from './bulk.labels'
import { bulkEn } from './bulk.labels.en'

const MOST_REASONS = 3

/** Why rows were not changed, each reason once with how many it met. */
export function reasonsOf(errors: readonly BulkError[]): readonly (readonly [string, number])[] {
  const counted = new Map<string, number>()
  for (const { problem } of errors) {
    const reason = reasonOf(problem)
    counted.set(reason, (counted.get(reason) ?? 0) + 1)
  }
  return [...counted].sort(([, one], [, other]) => other - one).slice(0, MOST_REASONS)
}

/** What a job came to, in words. */
export const noticeOfJob = ({ status, message }: Job, words: BulkLabels): Notice =>
  status === 'Succeeded'
    ? { text: message ?? '', tone: 'success' }
    : { title: words.jobFailed, text: message ?? '', tone: 'danger' }

/** Runs actions on the selected rows, with what has been done so far and a way to stop. */
export function useBulk(
  { resource, titleField }: Descriptor,
  selection: Selection,
  query: Readonly<Record<string, readonly string[]>>,
  /** The rows that are still to be changed; none where all are. */
  onLeft: (ids: readonly string[]) => void,
) {
  const { client, notify } = useStaff()
  const words = useLabels('table')
  const { undo } = useLabels('staff')
  const own = useLabels({ ru: bulkRu, en: bulkEn })
  const queries = useQueryClient()
  const [progress, setProgress] = useState<BulkProgress | null>(null)
  const [results, setResults] = useState<readonly Job[]>([])
  const [failures, setFailures] = useState<readonly FailedRow[]>([])
  const stopper = useRef<AbortController>(null)
  const reload = () => void queries.invalidateQueries({ queryKey: ['list', resource.key] })
  const tellFailed = async (errors: readonly BulkError[]) => {
    const reasons = reasonsOf(errors).map(([reason, count]) => own.because(reason, count))
    notify({ title: words.bulkFailed(errors.length), text: reasons.join('; '), tone: 'danger' })
    setFailures(await failedRows(client, resource, titleField, errors))
  }
  const takeBack = async (ids: readonly string[]) => {
    try {
      const plan = planOf(resource, { action: 'takeBack' }, ids)
      const following = { signal: new AbortController().signal, onProgress: () => {} }
      const { done, errors, broken } = await runPlan(client, plan, following)
      if (done > 0) notify({ text: own.takenBack(done), tone: 'success' })
      if (errors.length > 0) await tellFailed(errors)
      if (broken !== null) notify({ text: messageOf(broken.error), tone: 'danger' })
    } finally {
      reload()
    }
  }
  const run = useMutation({
    mutationFn: async (asked: BulkAction | BulkPlan) => {
      const stop = (stopper.current = new AbortController())
      setResults([])
      setFailures([])
      setProgress({ done: 0, failed: 0, total: null })
      const following = { signal: stop.signal, onProgress: setProgress }
      // On other screens of the wing the action goes on; of a page that is closed it would leave the rest undone.
      const release = holdPage()
      try {
        if ('parts' in asked) return await runPlan(client, asked, following)
        const ids = await selectedIds(client, resource, selection, query, stop.signal)
        return await runPlan(client, planOf(resource, asked, ids), following)
      } finally {
        release()
      }
    },
    onSuccess: ({ done, total, errors, jobs, isLeftRunning, left, changed, broken }, asked) => {
      const isJob = jobs.length > 0 || isLeftRunning
      if (total === 0) notify({ text: own.nothing })
      else if (!isJob && done > 0) {
        const { action } = 'parts' in asked ? asked.action : asked
        notify({
          text: words.bulkDone(done),
          tone: 'success',
          ...(canTakeBack(resource, action) && {
            action: { label: undo, onPress: () => void takeBack(changed) },
          }),
        })
      }
      for (const job of jobs) notify(noticeOfJob(job, own))
      const untouched = left.length - errors.length
      if (broken !== null) {
        const { rest } = broken
        notify({
          title: own.broken(untouched),
          text: messageOf(broken.error),
          tone: 'danger',
          ...(rest !== null && { action: { label: own.goOn, onPress: () => run.mutate(rest) } }),
        })
      } else if (isLeftRunning) notify({ text: own.leftRunning })
      else if (untouched > 0) notify({ text: own.stopped(untouched) })
      setResults(jobs.filter(({ resultUrl }) => resultUrl !== null))
      if (errors.length > 0) void tellFailed(errors)
      // A result is shown in place of the selection, so the selection stays until it is closed.
      if (jobs.every(({ resultUrl }) => resultUrl === null)) onLeft(left)
    },
    onError: (error) => notify({ text: messageOf(error), tone: 'danger' }),
    onSettled: () => {
      setProgress(null)
      reload()
    },
  })
  return {
    run: (action: BulkAction) => run.mutate(action),
    isRunning: run.isPending,
    progress,
    results,
    closeResults: () => setResults([]),
    failures,
    closeFailures: () => setFailures([]),
    stop: () => stopper.current?.abort(),
  }
}
