import type { FileType } from '@prilavok/contracts/admin'
import { useId, useState } from 'react'
import { useCan, useLabels } from '../kit/staff/staff-context'
import { FileField } from '../kit/form/file-field'

/** Uploads files and shows them by their ids, without a record around them (FILE-01). */
export function FileBox({ type = 'Temp' }: { readonly type?: FileType }) {
  const can = useCan()
  const words = useLabels('app')
  const { refused } = useLabels('staff')
  const [ids, setIds] = useState<readonly string[]>([])
  const id = useId()
  if (!can('file', 'write')) return <p className="pk-staff-notice">{refused}</p>
  return (
    <section aria-label={words.files}>
      <h1 className="pk-staff-title">{words.files}</h1>
      <label className="pk-staff-hidden" htmlFor={id}>
        {words.files}
      </label>
      <FileField type={type} many id={id} value={ids} onChange={setIds} />
    </section>
  )
}
