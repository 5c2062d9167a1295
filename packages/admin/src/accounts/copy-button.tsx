import { Button } from '@prilavok/ui/button'
import { useState } from 'react'
import { useAccountWords } from './use-account-words'

/** Copies a text, and says so. */
export function CopyButton({ text }: { readonly text: string }) {
  const { copy, copied } = useAccountWords()
  const [isCopied, setCopied] = useState(false)
  const press = () =>
    void navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Button size="small" onClick={press}>
      <span aria-live="polite">{isCopied ? copied : copy}</span>
    </Button>
  )
}
