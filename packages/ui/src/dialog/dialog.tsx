import { useRef, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../button'
import { CloseIcon } from '../icon'
import { dialogLabels, type DialogLabels } from './dialog.labels'
import { useModal, type CloseReason } from './use-modal'
import '../styles/kit.css'
import './dialog.css'

/** A dialog and what it asks. */
export interface DialogProps {
  readonly id: string
  readonly open: boolean
  readonly title: ReactNode
  readonly onClose: (reason: CloseReason) => void
  readonly children?: ReactNode
  /** Buttons; they stay in sight while the content scrolls. */
  readonly footer?: ReactNode
  /** At most 400, 560 or 880 px wide. */
  readonly size?: 'small' | 'medium' | 'wide' | undefined
  /** What takes the focus at the start instead of the title. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
  /** What takes the focus at the end if the element that had it is gone. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined
  readonly labels?: Partial<DialogLabels> | undefined
}

/** A modal window in the browser's top layer; a sheet at the bottom on phones. Without an id it refuses (NOTIFY-04). */
export function Dialog(props: DialogProps) {
  if (!props.id) throw new Error('Не передан id модального окна')
  return props.open ? <Window {...props} /> : null
}

function Window({
  id,
  title,
  onClose,
  children,
  footer,
  size = 'medium',
  initialFocus,
  returnFocus,
  labels,
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useModal({ dialog, first: initialFocus ?? heading, back: returnFocus, onClose })
  return (
    <dialog className="pk-dialog" id={id} ref={dialog} data-size={size} aria-labelledby={`${id}-title`}>
      <div className="pk-dialog__panel">
        <header className="pk-dialog__head">
          <h2 className="pk-dialog__title" id={`${id}-title`} tabIndex={-1} ref={heading}>
            {title}
          </h2>
          <IconButton
            label={{ ...dialogLabels, ...labels }.close}
            icon={<CloseIcon />}
            onClick={() => onClose('button')}
          />
        </header>
        <div className="pk-dialog__body">{children}</div>
        {footer !== undefined && <footer className="pk-dialog__footer">{footer}</footer>}
      </div>
    </dialog>
  )
}
