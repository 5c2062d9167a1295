import { createElement } from 'react'
import { subscribeWithSelector } from 'zustand/middleware'
import { createStore } from 'zustand/vanilla'
import { bundleOf } from './bundle/bundle'
import { doctorRu } from './doctor.labels'
import { examine } from './examine'
import type { Look } from './examination.types'
import { takeNotes } from './notes/take-notes'
import { createHighlight } from './panel/highlight'
import { Panel, TITLE_ID } from './panel/panel'
import type { Patient } from './patient.types'
import { reportText } from './report'

/** What happens is shown this soon, and what nobody tells of is looked for this often. */
const SOON_MS = 200
const AGAIN_MS = 2_000

let closeOpen: (() => void) | undefined

/** Opens the doctor over the page, or shows the one that is open; answers the way to close it, after which nothing of it is left. */
export async function openDoctor(patient: Patient): Promise<() => void> {
  const labels = patient.config.lang === 'en' ? (await import('./doctor.labels.en')).doctorEn : doctorRu
  if (closeOpen !== undefined) {
    document.getElementById(TITLE_ID)?.focus()
    return closeOpen
  }
  const opened = new Date()
  const former = document.activeElement
  const bundle = bundleOf(import.meta.url)
  let soon: ReturnType<typeof setTimeout> | undefined
  const { notes, stop } = takeNotes(patient, bundle, () => {
    soon ??= setTimeout(read, SOON_MS)
  })
  const look: Look = { patient, notes, bundle }
  const shown = createStore(subscribeWithSelector(() => ({ sections: examine(look, labels) })))
  const read = () => {
    soon = undefined
    shown.setState({ sections: examine(look, labels) }, true)
  }
  const again = setInterval(() => document.hidden || read(), AGAIN_MS)

  const highlight = createHighlight()
  const host = document.createElement('div')
  host.className = 'pk-root pk-doctor'
  host.setAttribute('role', 'dialog')
  host.setAttribute('aria-labelledby', TITLE_ID)
  host.popover = 'manual'
  document.documentElement.append(host)
  const root = patient.renderer(host)

  const close = () => {
    if (closeOpen !== close) return
    closeOpen = undefined
    const hadFocus = host.contains(document.activeElement)
    clearTimeout(soon)
    clearInterval(again)
    stop()
    highlight.close()
    root.close()
    host.remove()
    if (hadFocus && former instanceof HTMLElement) former.focus({ preventScroll: true })
  }
  closeOpen = close
  host.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  })
  const report = () => {
    read()
    return reportText(shown.getState().sections, labels, opened)
  }
  root.show(createElement(Panel, { shown, labels, highlight, report, onClose: close }))
  host.showPopover?.()
  document.getElementById(TITLE_ID)?.focus({ preventScroll: true })
  return close
}
