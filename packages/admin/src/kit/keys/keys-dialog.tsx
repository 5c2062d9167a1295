import { useLabels } from '../staff/staff-context'
import { Dialog } from '@prilavok/ui/dialog'
import { useId } from 'react'
import { keysRu } from './keys.labels'
import { keysEn } from './keys.labels.en'
import './keys-dialog.css'

/** Every key of the staff wing, by where it acts. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useLabels({ ru: keysRu, en: keysEn })
  const id = useId()
  const groups = [
    [words.everywhere, words.ofAll],
    [words.table, words.ofTable],
    [words.record, words.ofRecord],
    [words.tree, words.ofTree],
  ] as const
  return (
    <Dialog id={`pk-staff-keys${id}`} open title={words.title} onClose={onClose}>
      <div className="pk-staff-keys">
        {groups.map(([name, list]) => (
          <section key={name} aria-label={name}>
            <h3>{name}</h3>
            <dl>
              {list.map(([keys, what]) => (
                <div key={keys}>
                  <dt>
                    <kbd>{keys}</kbd>
                  </dt>
                  <dd>{what}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
