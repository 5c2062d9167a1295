import { deleteProviderProduct, mergeProduct } from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Dialog } from '@prilavok/ui/dialog'
import { useId, useState } from 'react'
import { useStaff, useLabels } from '../kit/staff/staff-context'
import { failureOf } from '../kit/client/failures'
import { useEdits } from '../kit/edits/edits'
import { useOpposite } from '../kit/edits/use-opposite'
import { productLabels } from './product-part'
import { SupplierSuggestions } from './supplier-suggestions'

/** Links an offer of a supplier with the product; for ten seconds the link can be taken back. */
export function MergeDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { client, notify } = useStaff()
  const edits = useEdits()
  const takeBack = useOpposite()
  const words = useLabels(productLabels)
  const { cancel, undo } = useLabels('staff')
  const key = useId()
  const [providerName, setProviderName] = useState('')
  const [article, setArticle] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const isComplete = providerName.trim() !== '' && article.trim() !== ''
  const refresh = () => edits.edit('suppliers')?.refresh()
  const unlink = async (linkId: string) => {
    await client.call(deleteProviderProduct, { params: { id: linkId } }, { isQuiet: true })
    await refresh()
  }
  const merge = async () => {
    setBusy(true)
    setError(null)
    const offer = `${providerName.trim()}: ${article.trim()}`
    try {
      const { merged, providerProductId } = await client.call(
        mergeProduct,
        { body: { ProviderName: providerName.trim(), Article: article.trim(), ProductId: id } },
        { isQuiet: true },
      )
      notify({
        text: merged ? words.merged(offer) : words.mergedBefore(offer),
        tone: 'success',
        ...(merged && {
          action: { label: undo, onPress: () => void takeBack(() => unlink(providerProductId), words.unmerged) },
        }),
      })
      onClose()
      await refresh()
    } catch (thrown) {
      const failure = failureOf(thrown)
      setError(failure?.problem?.errors?.[0]?.message ?? failure?.message ?? String(thrown))
    } finally {
      setBusy(false)
    }
  }
  const field = (label: string, value: string, set: (value: string) => void) => (
    <label className="pk-staff-field">
      <span className="pk-staff-field__name">{label}</span>
      <input className="pk-staff-input" maxLength={100} value={value} onChange={(event) => set(event.target.value)} />
    </label>
  )
  return (
    <Dialog
      id={`pk-staff-merge${key}`}
      open
      title={words.merge}
      onClose={onClose}
      footer={
        <>
          <Button variant="primary" disabled={!isComplete} busy={isBusy} onClick={() => void merge()}>
            {words.addSupplier}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </>
      }
    >
      <div className="pk-staff-describe">
        <p>{words.mergeHelp}</p>
        {field(words.supplier, providerName, setProviderName)}
        {field(words.supplierArticle, article, setArticle)}
        <SupplierSuggestions productId={id} providerName={providerName} article={article} />
        {error !== null && (
          <p className="pk-staff-field__error" role="alert">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  )
}
