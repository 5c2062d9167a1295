import { useLayoutEffect, useRef, useState, type Ref } from 'react'
import { shareRef } from '../lib/share-ref'
import { TextField, type TextFieldProps } from '../text-field'
import { loadPhoneMask } from './load-phone-mask'
import { maskedText, typedDigits } from './phone-digits'

type Fixed = 'type' | 'inputMode' | 'placeholder' | 'ref' | 'end'

/** A telephone field; whatever a text field takes goes through. */
export interface PhoneFieldProps extends Omit<TextFieldProps, Fixed> {
  /** A number in any writing; the field shows it in the mask. */
  readonly value: string
  /** Hears the digits without +7, 8 and separators (CONTACT-13): ten of them once the number is whole. */
  readonly onInput: (digits: string) => void
  readonly ref?: Ref<HTMLInputElement> | undefined
}

/**
 * A Russian telephone number in the mask +7 (###) ###-##-## (CONTACT-10). The field works at once; the mask comes a
 * little later and takes over what was typed. Where it cannot be fetched, the number is put in order on leaving.
 */
export function PhoneField({ value, onInput, onFocus, onBlur, ref, width = 'medium', ...rest }: PhoneFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const wear = useRef(() => {})
  // The mask may already show "+7 (" while there is no digit to tell the caller about.
  const [typed, setTyped] = useState({ text: '', digits: '' })
  const [masked, setMasked] = useState(false)
  const shown = typed.digits === value ? typed.text : maskedText(value)

  useLayoutEffect(() => {
    const element = input.current
    if (element === null) return
    let takeOff: (() => void) | null = null
    let gone = false
    wear.current = () =>
      void loadPhoneMask().then((mask) => {
        if (gone || mask === null || takeOff !== null) return
        takeOff = mask.maskPhone(element)
        setMasked(true)
      })
    wear.current()
    shareRef(ref, element)
    return () => {
      gone = true
      takeOff?.()
      shareRef(ref, null)
    }
  }, [ref])

  const hear = (text: string) => {
    const digits = typedDigits(text)
    setTyped({ text, digits })
    if (digits !== value) onInput(digits)
  }
  return (
    <TextField
      autoComplete="tel"
      {...rest}
      ref={input}
      type="tel"
      inputMode="tel"
      placeholder="+7"
      width={width}
      value={shown}
      onInput={hear}
      onFocus={(event) => {
        wear.current()
        onFocus?.(event)
      }}
      onBlur={(event) => {
        if (!masked) setTyped(({ digits }) => ({ text: maskedText(digits), digits }))
        onBlur?.(event)
      }}
    />
  )
}
