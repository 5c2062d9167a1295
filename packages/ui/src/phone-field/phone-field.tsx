import { Maskito } from '@maskito/core'
import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import { shareRef } from '../lib/share-ref'
import { TextField, type TextFieldProps } from '../text-field'
import { formatPhone, phoneDigits, phoneMask } from './phone-mask'

type Fixed = 'type' | 'inputMode' | 'placeholder' | 'ref' | 'end'

export interface PhoneFieldProps extends Omit<TextFieldProps, Fixed> {
  /** A number in any writing; the field shows it in the mask. */
  readonly value: string
  /** Hears the digits without +7, 8 and separators (CONTACT-13): ten of them once the number is whole. */
  readonly onInput: (digits: string) => void
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/** A Russian telephone number in the mask +7 (###) ###-##-## (CONTACT-10). */
export function PhoneField({ value, onInput, ref, width = 'medium', ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // The mask may already show "+7 (" while there is no digit to tell the caller about.
  const [typed, setTyped] = useState({ text: '', digits: '' })
  const shown = typed.digits === value ? typed.text : formatPhone(value)

  useLayoutEffect(() => {
    const element = input.current
    if (element === null) return
    const masked = new Maskito(element, phoneMask)
    shareRef(ref, element)
    return () => {
      masked.destroy()
      shareRef(ref, null)
    }
  }, [ref])

  const hear = (text: string) => {
    const digits = phoneDigits(text)
    setTyped({ text, digits })
    if (digits !== value) onInput(digits)
  }
  return (
    <TextField autoComplete="tel" {...rest} ref={input} type="tel" inputMode="tel" placeholder="+7" width={width} value={shown} onInput={hear} />
  )
}
