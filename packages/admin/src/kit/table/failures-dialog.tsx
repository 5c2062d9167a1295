import { Dialog } from '@prilavok/ui/dialog'
import type { Resource } from '@prilavok/contracts/admin'
import { useId } from 'react'
import { useStaff, useLabels } from '../staff/staff-context'
import { bulkRu } from './bulk.labels'
import { bulkEn } from './bulk.labels.en'
import type { FailedRow } from './failed-rows'
import './table-failed.css'

interface FailuresDialogProps {
  readonly resource: Resource
  readonly failures: readonly FailedRow[]
  readonly onClose: () => void
}

/** The records that an action has not changed, each with its reason and a link to it. */
export function FailuresDialog({ resource, failures, onClose }: FailuresDialogProps) {
  const { links } = useStaff()
  const words = useLabels('table')
  const { staysSelected } = useLabels({ ru: bulkRu, en: bulkEn })
  const id = useId()
  return (
    <Dialog id={`pk-staff-failed${id}`} open title={words.bulkFailed(failures.length)} onClose={onClose}>
      <p>{staysSelected}</p>
      <ul className="pk-staff-failed">
        {failures.map((each) => (
          <li key={each.id}>
            {resource.read === undefined ? (
              each.name
            ) : (
              <a href={links.record(resource.key, each.id)} target="_blank" rel="noopener">
                {each.name}
              </a>
            )}
            <span>{each.reason}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
