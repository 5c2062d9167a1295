import { useSyncExternalStore } from 'react'
import { useCan, useLabels } from '../kit/staff/staff-context'
import type { ListScreenProps } from '../kit/describe/descriptor.types'
import { DataTable } from '../kit/table/data-table'
import { ModerationQueue } from './moderation-queue'
import { moderationRu } from './moderation.labels'
import { moderationEn } from './moderation.labels.en'
import { queues } from './queues'
import '../kit/screen/screens.css'
import './moderation.css'
import '../kit/screen/view-switch.css'

const VIEW = 'view'
const TABLE = 'table'

/** What buyers write, as a queue to be decided on or as the table of everything; an address with filters leads to the table. */
export function ModerationScreen({ resource, descriptor, url }: ListScreenProps) {
  const can = useCan()
  const words = useLabels({ ru: moderationRu, en: moderationEn })
  const { refused } = useLabels('staff')
  const query = useSyncExternalStore(url.subscribe, url.read, () => '')
  const queue = queues[resource]
  const params = new URLSearchParams(query)
  const isTable = queue === undefined || params.get(VIEW) === TABLE || [...params.keys()].some((key) => key !== VIEW)
  if (!can(descriptor.resource.permission, 'read')) return <p className="pk-staff-notice">{refused}</p>
  const tab = (name: string, isOn: boolean, next: string) => (
    <button type="button" aria-pressed={isOn} onClick={() => url.write(next, 'push')}>
      {name}
    </button>
  )
  return (
    <>
      <div className="pk-staff-switch" role="group" aria-label={words.view}>
        {tab(words.queue, !isTable, '')}
        {tab(words.table, isTable, `${VIEW}=${TABLE}`)}
      </div>
      {isTable || queue === undefined ? (
        <DataTable descriptor={descriptor} url={url} />
      ) : (
        <ModerationQueue descriptor={descriptor} queue={queue} />
      )}
    </>
  )
}
