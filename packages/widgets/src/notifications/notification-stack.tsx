import { useNotifications } from '@prilavok/react'
import { ToastStack, toastStackLabels, type ToastStackLabels } from '@prilavok/ui/toast-stack'
import { useRef, type KeyboardEvent } from 'react'
import { useLabels } from '../lib/labels'
import './notification-stack.css'

/** Nothing but words can be set: what is shown is the text of the shop. */
export interface NotificationStackProps {
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<ToastStackLabels> | undefined
}

/** Escape presses the close button of the notification that has the focus, which also hands the focus on. */
function closeFocused(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !(event.target instanceof Element)) return
  const close = event.target.closest('.pk-toast')?.querySelector<HTMLElement>('.pk-toast__close')
  if (close == null) return
  event.preventDefault()
  close.click()
}

/** The notifications of the shop. One per page, mounted with the first notification. Source: NOTIFY-01 to NOTIFY-03. */
export function NotificationStack({ labels }: NotificationStackProps) {
  const { items, close, pause, resume } = useNotifications()
  const text = useLabels('toastStack', toastStackLabels, labels)
  const root = useRef<HTMLDivElement>(null)

  // The pointer has left but the focus stays, or the other way round: the timer stays paused.
  const resumeUnlessHeld = (id: string) => {
    const card = root.current?.querySelectorAll('.pk-toast')[items.findIndex((item) => item.id === id)]
    if (card?.contains(document.activeElement) !== true && card?.matches(':hover') !== true) resume(id)
  }
  return (
    <div role="presentation" ref={root} onKeyDown={closeFocused}>
      <ToastStack
        items={items.map(({ id, kind, text: message, detail, action }) => ({
          id,
          tone: kind === 'danger' ? 'danger' : 'info',
          text: detail === null ? message : <Message text={message} detail={detail} />,
          ...(action === null ? {} : { action: { label: action.label, onPress: () => (close(id), action.run()) } }),
        }))}
        labels={text}
        onPause={pause}
        onResume={resumeUnlessHeld}
        onClose={close}
      />
    </div>
  )
}

const Message = ({ text, detail }: { readonly text: string; readonly detail: string }) => (
  <>
    <p className="pk-notification__text">{text}</p>
    <p className="pk-notification__detail">{detail}</p>
  </>
)
