import { useReplacedContent } from '@prilavok/ui/trusted-html'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'

interface TakenOverProps {
  readonly element: HTMLElement
  readonly state: 'own' | 'hidden' | 'replaced'
  readonly children: ReactNode
}

/** Renders into an element of the page, beside or in place of what the page has there. */
export function TakenOver({ element, state, children }: TakenOverProps) {
  useReplacedContent(element, state)
  return createPortal(children, element)
}
