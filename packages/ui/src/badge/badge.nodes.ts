import { html } from '../element'
import '../styles/kit.css'
import '../styles/tones.css'
import type { Tone } from './badge'
import './badge.css'

/** A badge for parts that draw themselves; the same as `Badge` renders. */
export const badgeNode = (text: string, tone: Tone): Element =>
  html('span', { class: 'pk-badge', 'data-tone': tone }, text)
