import {
  copyProduct,
  deleteProduct,
  generateProductInfo,
  refreshItemsCount,
  type GenerateProductInfoResult,
} from '@prilavok/contracts/admin'
import { Button } from '@prilavok/ui/button'
import { Suspense, useId, useState } from 'react'
import { lazyComponent } from '../kit/staff/lazy-component'
import { useStore } from 'zustand'
import { useCan, useStaff, useLabels } from '../kit/staff/staff-context'
import { messageOf } from '../kit/client/failures'
import { useEdits } from '../kit/edits/edits'
import { useOpposite } from '../kit/edits/use-opposite'
import { textAt, productLabels } from './product-part'
import './product.css'

const DescribeDialog = lazyComponent(() => import('./describe-dialog').then((module) => module.DescribeDialog))
const DeleteDialog = lazyComponent(() => import('./delete-dialog').then((module) => module.DeleteDialog))
const MergeDialog = lazyComponent(() => import('./merge-dialog').then((module) => module.MergeDialog))
const FillInDialog = lazyComponent(() => import('./fill-in-dialog').then((module) => module.FillInDialog))

const WAIT_MS = 120_000
type Action = 'copy' | 'stock' | 'merge' | 'fillIn' | 'describe' | 'delete'

/** What can be done with a product: what is not permitted is not there, what its state prevents says why. */
export function ProductActions({ id }: { readonly id: string }) {
  const { client, links, locale, notify } = useStaff()
  const can = useCan()
  const edits = useEdits()
  const words = useLabels(productLabels)
  const { undo } = useLabels('staff')
  const takeBack = useOpposite()
  const reasonId = useId()
  const isDirty = useStore(edits, ({ marks }) => Object.values(marks).some((mark) => mark.isDirty))
  // The form reports when it has loaded.
  const isRead = useStore(edits, ({ marks }) => marks['form'] !== undefined)
  const [busy, setBusy] = useState<Action | null>(null)
  const [dialog, setDialog] = useState<'merge' | 'describe' | 'delete' | null>(null)
  const [proposal, setProposal] = useState<GenerateProductInfoResult | null>(null)
  const fields = () => edits.edit('form')?.fields() ?? {}
  const name = () => textAt(fields(), 'name') ?? id

  const run = async (action: Action, work: () => Promise<void>) => {
    if (busy !== null) return
    setBusy(action)
    try {
      await work()
    } catch (thrown) {
      notify({ text: messageOf(thrown), tone: 'danger' })
    } finally {
      setBusy(null)
    }
  }
  const removeCopy = async (copyId: string) => {
    await client.call(deleteProduct, { params: { id: copyId } }, { isQuiet: true })
    links.open(links.record('product', id))
  }
  const copy = () =>
    run('copy', async () => {
      const copied = words.copyOf(name())
      const { id: copyId } = await client.call(copyProduct, { body: { id, name: copied } }, { isQuiet: true })
      const action = { label: undo, onPress: () => void takeBack(() => removeCopy(copyId), words.deleted(copied)) }
      notify({ text: words.copied(copied), tone: 'success', ...(can('product', 'delete') && { action }) })
      links.open(links.record('product', copyId))
    })
  const refreshStock = () =>
    run('stock', async () => {
      const stock = await client.call(refreshItemsCount, { params: { id } }, { isQuiet: true })
      const number = (count: number) => count.toLocaleString(locale)
      notify({ text: words.stock(number(stock.itemsCount), number(stock.reservedCount)), tone: 'success' })
      if (stock.bySource.length > 0)
        notify({ text: words.stockSources(stock.bySource.map(({ source, count }) => `${source} — ${number(count)}`)) })
      await edits.edit('form')?.refresh()
    })
  const fillIn = () =>
    run('fillIn', async () =>
      setProposal(
        await client.call(generateProductInfo, { params: { id }, body: {} }, { isQuiet: true, timeoutMs: WAIT_MS }),
      ),
    )

  const isService = isRead && fields()['type'] === 'Service'
  const mayWrite = can('product', 'write')
  const button = (action: Action, title: string, press: () => void, reason: string | null = null) => (
    <span key={action} className="pk-staff-action">
      <Button
        size="small"
        variant={action === 'delete' ? 'danger' : 'secondary'}
        busy={busy === action}
        looksDisabled={reason !== null}
        aria-disabled={reason !== null || undefined}
        aria-describedby={reason === null ? undefined : `${reasonId}-${action}`}
        title={reason ?? undefined}
        onClick={() => (reason === null ? press() : notify({ text: reason }))}
      >
        {title}
      </Button>
      {reason !== null && (
        <span className="pk-staff-hidden" id={`${reasonId}-${action}`}>
          {reason}
        </span>
      )}
    </span>
  )
  const close = () => setDialog(null)
  return (
    <>
      <div className="pk-staff-actions" role="group" aria-label={words.actions}>
        {mayWrite && button('copy', words.copy, () => void copy(), isDirty ? words.unsavedFirst : null)}
        {mayWrite &&
          button('stock', words.refreshStock, () => void refreshStock(), isService ? words.noStockOfService : null)}
        {can('provider-product', 'write') && button('merge', words.merge, () => setDialog('merge'))}
        {mayWrite && button('fillIn', words.fillIn, () => void fillIn())}
        {mayWrite && button('describe', words.describe, () => setDialog('describe'))}
        {can('product', 'delete') && button('delete', words.delete, () => setDialog('delete'))}
      </div>
      <Suspense fallback={null}>
        {dialog === 'merge' && <MergeDialog id={id} onClose={close} />}
        {dialog === 'describe' && <DescribeDialog id={id} onClose={close} />}
        {dialog === 'delete' && <DeleteDialog id={id} name={name()} onClose={close} />}
        {proposal !== null && <FillInDialog result={proposal} onClose={() => setProposal(null)} />}
      </Suspense>
    </>
  )
}
