import type { Resource } from '@prilavok/contracts/admin'
import { useQueryClient } from '@tanstack/react-query'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { messageOf } from '../kit/client/failures'
import { recordSource, saveRecord, type ReadRecord } from '../kit/records/save-record'
import { withoutSave } from '../kit/records/undo-save'
import { moderationRu } from './moderation.labels'
import { moderationEn } from './moderation.labels.en'
import { decided, type Decision, type Queue } from './queues'

const SAID = { publish: 'published', reject: 'rejected', answer: 'answered' } as const

/** Sends decisions at once; for ten seconds the opposite save is one press away. */
export function useDecide(
  resource: Resource,
  queue: Queue,
  { onGone, onBack }: { readonly onGone: (id: string) => void; readonly onBack: (id: string) => void },
) {
  const { client, notify } = useStaff()
  const words = useLabels({ ru: moderationRu, en: moderationEn })
  const { undo: undoLabel } = useLabels('staff')
  const queries = useQueryClient()
  const sourceOf = (id: string) => recordSource(client, resource, id)
  const fresh = (id: string) => {
    void queries.invalidateQueries({ queryKey: ['record', resource.key, id] })
    void queries.invalidateQueries({ queryKey: ['count', resource.key] })
  }
  const refuse = (id: string, text: string) => {
    onBack(id)
    fresh(id)
    notify({ text, tone: 'danger' })
  }
  const undo = async (id: string, before: ReadRecord, sent: ReadRecord['fields'], saved: ReadRecord) => {
    try {
      const undone = withoutSave(before.fields, sent, saved.fields)
      const outcome = await saveRecord(sourceOf(id), saved, undone)
      if (outcome.kind === 'conflict') return refuse(id, words.changed)
      onBack(id)
      fresh(id)
      notify({ text: words.undone, tone: 'success' })
    } catch (thrown) {
      notify({ text: messageOf(thrown), tone: 'danger' })
    }
  }
  return async (record: ReadRecord, decision: Decision, answer: string): Promise<void> => {
    const id = String(record.fields['id'])
    const sent = decided(queue, record.fields, decision, answer)
    onGone(id)
    try {
      const outcome = await saveRecord(sourceOf(id), record, sent)
      if (outcome.kind === 'conflict') return refuse(id, words.changed)
      fresh(id)
      const action = { label: undoLabel, onPress: () => void undo(id, record, sent, outcome.record) }
      notify({ text: words[SAID[decision]], tone: 'success', action })
    } catch (thrown) {
      refuse(id, messageOf(thrown))
    }
  }
}
