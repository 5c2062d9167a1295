import type { ReactNode } from 'react'
import type { Tone } from '../badge'
import { CheckIcon, InfoIcon, WarningIcon } from '../icon'
import '../styles/kit.css'
import './notice.css'

/** A notice inside the page, with its tone. */
export interface NoticeProps {
  readonly tone?: Exclude<Tone, 'neutral' | 'accent'> | undefined
  readonly title?: ReactNode
  /** What the reader can do about it, such as a "Повторить" button. */
  readonly action?: ReactNode
  /** Speak it when it appears: at once for danger, in turn otherwise. */
  readonly announce?: boolean | undefined
  readonly children?: ReactNode
}

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: WarningIcon }

/** A remark in the flow of the page, in the place it is about. */
export function Notice({ tone = 'info', title, action, announce, children }: NoticeProps) {
  const Icon = icons[tone]
  const role = announce === true ? (tone === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className="pk-notice" data-tone={tone} role={role}>
      <Icon className="pk-notice__icon" />
      <div className="pk-notice__text">
        {title !== undefined && <p className="pk-notice__title">{title}</p>}
        {children}
      </div>
      {action !== undefined && <div className="pk-notice__action">{action}</div>}
    </div>
  )
}
