import { loadChunk } from '@prilavok/core'
import { useShop } from '@prilavok/react'
import { Button, type ButtonLook } from '@prilavok/ui/button'
import { useRef, type ComponentType } from 'react'
import { useLazyDialog } from '../use-lazy-dialog'

/** What every window with a form is given. */
export interface OpenedForm {
  /** Takes the focus at the end, where the browser did not focus the button that opened the form. */
  readonly returnFocus: () => HTMLElement | null
  readonly onClose: () => void
}

/** A button and the window that it opens. */
export interface FormOpenerProps extends ButtonLook {
  /** Name of the window's code, for reports. */
  readonly name: string
  readonly label: string
  readonly load: () => Promise<ComponentType<OpenedForm>>
}

/** A button that opens a form in a window, whose code is loaded then. */
export function FormOpener({ name, label, load, ...look }: FormOpenerProps) {
  const { clock } = useShop().effects
  const opener = useRef<HTMLButtonElement>(null)
  const form = useLazyDialog(() => loadChunk(name, load, clock).catch(() => null))
  return (
    <>
      <Button {...look} aria-haspopup="dialog" ref={opener} onClick={() => void form.open()}>
        {label}
      </Button>
      {form.Dialog !== null && <form.Dialog returnFocus={() => opener.current} onClose={form.close} />}
    </>
  )
}
