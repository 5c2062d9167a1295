import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { createElement } from 'react'
import { createStore } from 'zustand/vanilla'
import { bundleOf } from './bundle/bundle'
import type { DevtoolsContext } from './context.types'
import { devtoolsRu } from './devtools.labels'
import { createHighlight } from './panel/highlight'
import { Panel, TITLE_ID } from './panel/panel'
import { startRecording } from './recording/start-recording'
import { readSections } from './report/read-sections'
import { reportText } from './report/report-text'
import type { ReportInput } from './report/report.types'

/** What happens is shown this soon, and what emits no event is looked for this often. */
const SOON_MS = 200
const AGAIN_MS = 2_000

let closeOpen: (() => void) | undefined

/** Opens the devtools over the page, or focuses the panel that is open; returns the function that closes it and leaves nothing of it behind. */
export async function openDevtools(context: DevtoolsContext): Promise<() => void> {
  const labels = context.config.lang === 'en' ? (await import('./devtools.labels.en')).devtoolsEn : devtoolsRu
  if (closeOpen !== undefined) {
    document.getElementById(TITLE_ID)?.focus()
    return closeOpen
  }
  const opened = new Date()
  const former = document.activeElement
  const bundle = bundleOf(import.meta.url)
  let soon: ReturnType<typeof setTimeout> | undefined
  const { recording, stop } = startRecording(context, bundle, () => {
    soon ??= setTimeout(read, SOON_MS)
  })
  const input: ReportInput = { context, recording, bundle }
  const shown = createStore(() => ({ sections: readSections(input, labels) }))
  const read = () => {
    soon = undefined
    shown.setState({ sections: readSections(input, labels) })
  }
  const again = setInterval(() => document.hidden || read(), AGAIN_MS)

  const highlight = createHighlight()
  const host = document.createElement('div')
  host.className = 'pk-root pk-devtools'
  host.setAttribute('role', 'dialog')
  host.setAttribute('aria-labelledby', TITLE_ID)
  host.popover = 'manual'
  document.documentElement.append(host)
  const root = createRoot(host)

  const close = () => {
    if (closeOpen !== close) return
    closeOpen = undefined
    const hadFocus = host.contains(document.activeElement)
    clearTimeout(soon)
    clearInterval(again)
    stop()
    highlight.close()
    root.unmount()
    host.remove()
    if (hadFocus && former instanceof HTMLElement) former.focus({ preventScroll: true })
  }
  closeOpen = close
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  })
  const { version } = context
  const report = () => {
    read()
    return reportText(version, shown.getState().sections, labels, opened)
  }
  flushSync(() => root.render(createElement(Panel, { context, shown, labels, highlight, report, onClose: close })))
  host.showPopover?.()
  document.getElementById(TITLE_ID)?.focus({ preventScroll: true })
  return close
}
