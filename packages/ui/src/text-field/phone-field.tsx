import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import { fieldLabels, hasContent } from '../field'
import { shareRef } from '../lib/refs'
import { TextField, type TextFieldProps } from './text-field'
import { isForeign, maskedText, typedDigits } from './phone-digits'
import { usePhoneMask } from './use-phone-mask'

type Fixed = 'type' | 'inputMode' | 'placeholder' | 'ref' | 'end'

/** A telephone field; whatever a text field takes goes through. */
export interface PhoneFieldProps extends Omit<TextFieldProps, Fixed> {
  /** A number in any writing; the field shows it in the mask. */
  readonly value: string
  /**
   * Called with the digits without +7, 8 and separators: ten of them once the number is whole; with the text as it was typed where it is
   * no Russian number, which the form refuses. Source: CONTACT-13.
   */
  readonly onInput: (digits: string) => void
  /** Phones of other countries are taken: what is wrong with one is said as of any number. */
  readonly foreign?: boolean | undefined
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A Russian telephone number in the mask +7 (###) ###-##-##. The mask is loaded when the field is used; what is typed before stays and is
 * formatted once it is there, or when the field is left. Source: CONTACT-10.
 */
export function PhoneField({
  value,
  onInput,
  onFocus,
  onBlur,
  ref,
  width = 'medium',
  error,
  foreign = false,
  ...rest
}: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  // The mask may already show "+7 (" while there is no digit to report.
  const [typed, setTyped] = useState({ text: '', digits: '' })
  // Keys may come faster than renders.
  const last = useRef({ length: 0, isKey: false })
  const mask = usePhoneMask(input, () => last.current.isKey)

  useLayoutEffect(() => {
    shareRef(ref, input.current)
    return () => shareRef(ref, null)
  }, [ref])

  return (
    <TextField
      autoComplete="tel"
      {...rest}
      error={
        hasContent(error) && !foreign && isForeign(value) ? { ...fieldLabels, ...rest.labels }.foreignPhone : error
      }
      ref={input}
      type="tel"
      inputMode="tel"
      placeholder="+7"
      width={width}
      value={typed.digits === value ? typed.text : maskedText(value)}
      onFocus={(event) => {
        mask.load()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        if (!mask.isAttached()) setTyped({ text: maskedText(typed.digits), digits: typed.digits })
        onBlur?.(event)
      }}
      onInput={(text) => {
        // Browsers also fill in fields without focus.
        mask.load()
        last.current = { length: text.length, isKey: text.length === last.current.length + 1 }
        const digits = typedDigits(text)
        setTyped({ text, digits })
        if (digits !== value) onInput(digits)
      }}
    />
  )
}
