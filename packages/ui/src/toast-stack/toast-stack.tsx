import { useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react'
import { Button, IconButton } from '../button'
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icon'
import { toastStackLabels, type ToastStackLabels } from './toast-stack.labels'
import '../styles/kit.css'
import './toast-stack.css'
import { uncover } from './uncover'

/** A message of the stack. */
export interface Toast {
  readonly id: string
  readonly tone?: 'info' | 'success' | 'danger' | undefined
  readonly text: ReactNode
  /** One action, such as "Вернуть". */
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined
}

/** The messages of the stack, and what becomes of them. */
export interface ToastStackProps {
  /** Oldest first; the newest is at the bottom. */
  readonly items: readonly Toast[]
  /** The timer should pause: the pointer or the focus is on this one (NOTIFY-01). */
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
  const cameFrom = useRef<EventTarget | null>(null)

  const enter = (id: string, { relatedTarget }: FocusEvent) => {
    const outside = !(relatedTarget instanceof Node && stack.current?.contains(relatedTarget) === true)
    if (outside) cameFrom.current = relatedTarget
    onPause?.(id)
  }
  /** The focus is not lost with its notification: with a keyboard it moves to the next one, with a pointer back to where it was. */
  const leave = ({ currentTarget, detail }: MouseEvent) => {
    const card = currentTarget.closest('.pk-toast')
    const next = detail === 0 ? (card?.nextElementSibling ?? card?.previousElementSibling) : null
    const target = next?.querySelector('.pk-toast__close') ?? cameFrom.current
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  }

  useLayoutEffect(() => {
    const element = stack.current
    if (element === null || newest === undefined || element.contains(document.activeElement)) return
    // Shown anew for each new notification, so that it comes above a dialog opened meanwhile.
    element.showPopover?.()
    uncover(element)
    return () =>
      element.isConnected && !element.contains(document.activeElement) ? element.hidePopover?.() : undefined
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
            onLeave={leave}
            onEnter={(event) => enter(toast.id, event)}
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
  readonly onLeave: (event: MouseEvent) => void
  readonly onEnter: (event: FocusEvent) => void
  readonly onPause: () => void
  readonly onResume: () => void
}

function ToastCard({ toast, close, onClose, onLeave, onEnter, onPause, onResume }: ToastCardProps) {
  const { tone = 'info', text, action } = toast
  const Icon = icons[tone]
  const leaving = (then: () => void) => (event: MouseEvent) => {
    onLeave(event)
    then()
  }
  return (
    <div
      className="pk-toast"
      data-tone={tone}
      role={tone === 'danger' ? 'alert' : undefined}
      onMouseEnter={onPause}
      onMouseLeave={onResume}
      onFocusCapture={onEnter}
      onBlurCapture={onResume}
    >
      <Icon className="pk-toast__icon" />
      <div className="pk-toast__text">{text}</div>
      {action !== undefined && (
        <Button variant="quiet" size="small" className="pk-toast__action" onClick={leaving(action.onPress)}>
          {action.label}
        </Button>
      )}
      <IconButton
        label={close}
        size="small"
        className="pk-toast__close"
        icon={<CloseIcon size={16} />}
        onClick={leaving(onClose)}
      />
    </div>
  )
}
