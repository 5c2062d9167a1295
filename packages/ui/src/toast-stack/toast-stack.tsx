import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button, IconButton } from '../button'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icon'
import { toastStackLabels, type ToastStackLabels } from './toast-stack.labels'
import './toast-stack.css'

export interface Toast {
  readonly id: string
  readonly tone?: 'info' | 'success' | 'danger' | undefined
  readonly text: ReactNode
  /** One answer, such as "Вернуть". */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

export interface ToastStackProps {
  /** Oldest first; the newest stands at the bottom. */
  readonly items: readonly Toast[]
  /** The time should stand still: the hand or the focus is on this one (NOTIFY-01). */
  readonly onPause?: ((id: string) => void) | undefined
  readonly onResume?: ((id: string) => void) | undefined
  readonly onClose: (id: string) => void
  readonly labels?: Partial<ToastStackLabels> | undefined
}

const icons = { info: InfoIcon, success: CheckIcon, danger: WarningIcon }

/** Notifications in the browser's top layer. Keep it on the page while there are none, or the first is not spoken. */
export function ToastStack({ items, onPause, onResume, onClose, labels }: ToastStackProps) {
  const stack = useRef<HTMLDivElement>(null)
  const text = { ...toastStackLabels, ...labels }
  const newest = items.at(-1)?.id

  useLayoutEffect(() => {
    const element = stack.current
    if (element === null || newest === undefined || element.contains(document.activeElement)) return
    // Shown anew for each new notification, so that it comes above a dialog opened meanwhile.
    element.showPopover?.()
    return () => element.isConnected && !element.contains(document.activeElement) ? element.hidePopover?.() : undefined
  }, [newest])

  return (
    <div className="pk-toast-stack" popover="manual" ref={stack} role="region" aria-label={text.region}>
      <div className="pk-toast-stack__list" aria-live="polite" aria-relevant="additions">
        {items.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            close={text.close}
            onClose={() => onClose(toast.id)}
            onPause={() => onPause?.(toast.id)}
            onResume={() => onResume?.(toast.id)}
          />
        ))}
      </div>
    </div>
  )
}

interface ToastCardProps {
  readonly toast: Toast
  readonly close: string
  readonly onClose: () => void
  readonly onPause: () => void
  readonly onResume: () => void
}

function ToastCard({ toast, close, onClose, onPause, onResume }: ToastCardProps) {
  const { tone = 'info', text, action } = toast
  const Icon = icons[tone]
  return (
    <div
      className="pk-toast"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : undefined}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocusCapture={onPause}
      onBlurCapture={onResume}
    >
      <Icon className="pk-toast__icon" />
      <div className="pk-toast__text">{text}</div>
      {action !== undefined && (
        <Button variant="quiet" size="small" className="pk-toast__action" onClick={action.onPress}>
          {action.label}
        </Button>
      )}
      <IconButton label={close} size="small" icon={<CloseIcon size={16} />} onClick={onClose} />
    </div>
  )
}
