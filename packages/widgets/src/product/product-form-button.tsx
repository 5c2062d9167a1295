import { loadChunk } from '@prilavok/core'
import type { FormChoice, PageProduct } from '@prilavok/core/product'
import { useShop } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { useRef } from 'react'
import type { Forms } from '../lib/forms'
import { useLazyDialog } from '../lib/use-lazy-dialog'
import './product-form-button.css'

interface FormButtonProps {
  readonly choice: FormChoice
  readonly load: Forms[string]
  readonly product: PageProduct
  readonly label: string
}

/** A button that opens its form, whose code is loaded then. */
export function FormButton({ choice, load, product, label }: FormButtonProps) {
  const { clock } = useShop().effects
  const opener = useRef<HTMLButtonElement>(null)
  const form = useLazyDialog(() => loadChunk(choice.form, load, clock).catch(() => null))
  return (
    <>
      <Button
        // A reminder is wanted by few: it does not stand beside the button that buys as its equal.
        variant={choice.form === 'remind-later' ? 'quiet' : 'secondary'}
        className={choice.pulses ? 'pk-product-actions__pulsing' : undefined}
        aria-haspopup="dialog"
        ref={opener}
        onClick={() => void form.open()}
      >
        {label}
      </Button>
      {form.Dialog !== null && (
        <form.Dialog product={product} returnFocus={() => opener.current} onClose={form.close} />
      )}
    </>
  )
}
