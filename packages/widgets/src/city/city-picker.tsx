import { useCity, useDelivery } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { PinIcon } from '@prilavok/ui/icon'
import { Notice } from '@prilavok/ui/notice'
import { SkeletonBlock } from '@prilavok/ui/skeleton'
import { useRef, useState, type ComponentType } from 'react'
import { useLabels } from '../lib/labels'
import { lazyPart } from '../lib/lazy-part'
import type { CityDialogProps } from './city-dialog'
import './city-picker.css'
import { cityPickerRu, type CityPickerLabels } from './city-picker.labels'

export interface CityPickerProps {
  readonly labels?: Partial<CityPickerLabels> | undefined
}

/** The search brings a list control along, which most buyers never need: their city is found by itself. */
const loadDialog = lazyPart(() => import('./city-dialog'))
const preload = () => void loadDialog()

/** The city that the order goes to, and the way to another one (DELIV-14). */
export function CityPicker({ labels }: CityPickerProps) {
  const { cityId } = useDelivery()
  const { visitor, status } = useCity()
  const text = useLabels('cityPicker', cityPickerRu, labels)
  const [Dialog, setDialog] = useState<ComponentType<CityDialogProps> | null>(null)
  const [failed, setFailed] = useState(false)
  const change = useRef<HTMLButtonElement>(null)
  const name = visitor?.city?.id === cityId ? visitor?.city?.name : undefined
  const searching = status === 'loading' && name === undefined

  const open = async () => {
    const part = await loadDialog()
    setFailed(part === null)
    if (part !== null) setDialog(() => part.CityDialog)
  }
  return (
    <div className="pk-city-picker">
      <PinIcon className="pk-city-picker__icon" />
      <p className="pk-city-picker__text">
        {cityId === null && !searching ? (
          text.none
        ) : (
          <>
            <span className="pk-city-picker__caption">{text.city}</span>
            {searching ? <SkeletonBlock width="9em" /> : <b className="pk-city-picker__name">{name ?? text.nameless}</b>}
          </>
        )}
      </p>
      <Button ref={change} onClick={open} onPointerEnter={preload} onFocus={preload}>
        {cityId === null && !searching ? text.choose : text.change}
      </Button>
      {failed && (
        <Notice tone="danger" announce action={<Button onClick={open}>{text.retry}</Button>}>
          {text.dialogFailed}
        </Notice>
      )}
      {Dialog !== null && <Dialog labels={labels} returnFocus={change} onClose={() => setDialog(null)} />}
    </div>
  )
}
