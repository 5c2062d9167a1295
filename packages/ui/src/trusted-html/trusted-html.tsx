import { useLayoutEffect, useRef } from 'react'
import { classes } from '../lib/marks'
import { sanitise } from './sanitise'
import '../styles/kit.css'
import './trusted-html.css'

/** Markup that staff wrote. */
export interface TrustedHtmlProps {
  /** What staff wrote. Marks, lists and links stay; all else leaves its text behind or goes. */
  readonly html: string
  readonly className?: string | undefined
}

/** The only door for HTML that comes as text. */
export function TrustedHtml({ html, className }: TrustedHtmlProps) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(sanitise(html)), [html])
  return <div className={classes('pk-html', className)} ref={place} />
}
