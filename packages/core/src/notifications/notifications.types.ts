/** What a press on a notification does, such as putting a product back. */
export interface NotificationAction {
  readonly label: string
  readonly run: () => void
}

/** A notification that is shown. */
export interface Notification {
  /** Its key among those that are shown. */
  readonly id: string
  /** `danger` for what went wrong, `notice` for the rest. Source: NOTIFY-03. */
  readonly kind: 'notice' | 'danger'
  /** What it says, in plain text. */
  readonly text: string
  /** A second line: what to do. */
  readonly detail: string | null
  /** A button of it, such as the undo of a removal; null: none. */
  readonly action: NotificationAction | null
  /** Stays until it is closed: an error that needs a reaction (NOTIFY-01). */
  readonly sticky: boolean
}

/** A notification to show; all but its text may be left out. */
export interface NewNotification {
  /** How it looks and how urgently it is announced. */
  readonly kind?: Notification['kind']
  /** The sentence itself. */
  readonly text: string
  /** A second sentence below it. */
  readonly detail?: string
  /** What can be done about it. */
  readonly action?: NotificationAction
  /** Stays until somebody closes it. */
  readonly sticky?: boolean
  /** How long it is shown, in milliseconds; the default is 5000. */
  readonly durationMs?: number
}

/** The notifications that are shown now. */
export interface NotificationsState {
  /** Oldest first. */
  readonly items: readonly Notification[]
}
