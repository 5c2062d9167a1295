import {
  deleteProduct,
  validateProductDeletion,
  type DeletionBlocker,
  type DeletionValidation,
} from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { messageOf } from '../kit/client/failures'
import { useEdits } from '../kit/edits/edits'
import { useRecordNames } from '../kit/values/use-record-names'
import { productLabels } from './product-part'

interface DeleteDialogProps {
  readonly id: string
  readonly name: string
  readonly onClose: () => void
}

/** Orders by their numbers. */
function OrderLinks({ ids }: { readonly ids: readonly string[] }) {
  const { links } = useStaff()
  return useRecordNames('order', ids).map(({ id, name }) => (
    <a key={id} className="pk-staff-sample" href={links.record('order', id)} target="_blank" rel="noopener">
      {name}
    </a>
  ))
}

/** The server is asked whether a product may go before anybody is; only then it is deleted. Source: ADMIN-21. */
export function DeleteDialog({ id, name, onClose }: DeleteDialogProps) {
  const { client, links, notify } = useStaff()
  const edits = useEdits()
  const words = useLabels(productLabels)
  const { cancel, close } = useLabels('staff')
  const key = useId()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const check = useQuery<DeletionValidation>({
    queryKey: ['deletion', id],
    queryFn: ({ signal }) => client.call(validateProductDeletion, { params: { id } }, { signal, isQuiet: true }),
    gcTime: 0,
    staleTime: 0,
  })
  const problem = error ?? (check.isError ? check.error.message : null)
  const remove = async () => {
    setBusy(true)
    setError(null)
    try {
      await client.call(deleteProduct, { params: { id } }, { isQuiet: true })
      for (const tab of Object.keys(edits.getState().marks)) edits.edit(tab)?.discard()
      notify({ text: words.deleted(name), tone: 'success' })
      onClose()
      links.open(links.list('product'))
    } catch (thrown) {
      // Somebody may have ordered the product since it was checked.
      setError(messageOf(thrown))
      await check.refetch()
    } finally {
      setBusy(false)
    }
  }
  const isValid = check.data?.isValid === true
  const list = (title: string, blockers: readonly DeletionBlocker[]) =>
    blockers.length > 0 && (
      <>
        <p>{title}</p>
        <ul className="pk-staff-suggestions">
          {blockers.map(({ kind, message, sampleIds }) => (
            <li key={kind}>
              {message}
              {kind === 'orders' && <OrderLinks ids={sampleIds} />}
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <Dialog
      id={`pk-staff-delete${key}`}
      open
      title={words.deleteTitle}
      onClose={onClose}
      footer={
        <>
          {isValid && (
            <Button variant="danger" busy={isBusy} onClick={() => void remove()}>
              {words.deleteForever}
            </Button>
          )}
          <Button onClick={onClose}>{isValid ? cancel : close}</Button>
        </>
      }
    >
      {check.isPending && <p role="status">{words.checking}</p>}
      {problem !== null && (
        <p className="pk-staff-field__error" role="alert">
          {problem}
        </p>
      )}
      {list(words.deleteBlocked, check.data?.errors ?? [])}
      {list(words.deleteWarnings, check.data?.warnings ?? [])}
      {isValid && <p>{words.deleteConfirm(name)}</p>}
    </Dialog>
  )
}
