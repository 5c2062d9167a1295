import { useLabels } from '../../staff/staff-context'
import { baseKeymap } from 'prosemirror-commands'
import { history } from 'prosemirror-history'
import { keymap } from 'prosemirror-keymap'
import { EditorState, type Command } from 'prosemirror-state'
import { EditorView } from 'prosemirror-view'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { HtmlBar } from './html-bar'
import { KEYS } from './html-commands'
import { htmlEditorRu } from './html-editor.labels'
import { htmlEditorEn } from './html-editor.labels.en'
import { documentOf, markupOf, sliceOf } from './html-text'

/** A text with its formatting. */
export interface HtmlEditorProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur: () => void
  readonly describedBy: string | undefined
}

const stateOf = (html: string): EditorState =>
  EditorState.create({ doc: documentOf(html), plugins: [history(), keymap({ ...KEYS }), keymap(baseKeymap)] })

/** Takes pasted and dropped markup through the shop's sanitiser; the editor's own way would parse it as it comes. */
function insertCleaned(view: EditorView, event: Event, data: DataTransfer | null, at: number | null): boolean {
  const html = data?.getData('text/html') ?? ''
  if (html === '') return false
  event.preventDefault()
  const change = view.state.tr
  if (at === null) change.replaceSelection(sliceOf(html))
  else change.replaceRange(at, at, sliceOf(html))
  view.dispatch(change.scrollIntoView().setMeta('paste', true))
  return true
}

function openView(
  place: HTMLElement,
  html: string,
  attributes: Record<string, string>,
  on: { change: (html: string) => void; state: (state: EditorState) => void; blur: () => void },
): EditorView {
  const view: EditorView = new EditorView(place, {
    state: stateOf(html),
    attributes,
    dispatchTransaction(change) {
      view.updateState(view.state.apply(change))
      on.state(view.state)
      if (change.docChanged) on.change(markupOf(view.state.doc))
    },
    handleDOMEvents: {
      blur: () => on.blur(),
      paste: (_, event) => insertCleaned(view, event, event.clipboardData, null),
      drop: (_, event) =>
        view.dragging === null &&
        insertCleaned(
          view,
          event,
          event.dataTransfer,
          view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos ?? null,
        ),
    },
  })
  return view
}

/** The text as buyers will see it, edited in place. */
export function HtmlEditor({ id, label, value, onChange, onBlur, describedBy }: HtmlEditorProps) {
  const words = useLabels({ ru: htmlEditorRu, en: htmlEditorEn })
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const written = useRef(value)
  const handlers = useRef({ onChange, onBlur })
  const [state, setState] = useState<EditorState>(() => stateOf(value))
  useLayoutEffect(() => {
    handlers.current = { onChange, onBlur }
  })
  useEffect(() => {
    if (place.current === null) return
    const attributes = {
      id,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      class: 'pk-html pk-staff-html__text',
    }
    const opened = openView(place.current, written.current, attributes, {
      state: setState,
      blur: () => handlers.current.onBlur(),
      change: (html) => {
        written.current = html
        handlers.current.onChange(html)
      },
    })
    view.current = opened
    return () => {
      view.current = null
      opened.destroy()
    }
  }, [id, label])
  useEffect(() => {
    // What was discarded, restored or merged elsewhere; what was typed here is already shown.
    if (view.current === null || value === written.current) return
    written.current = value
    view.current.updateState(stateOf(value))
    setState(view.current.state)
  }, [value])
  useEffect(() => {
    const text = view.current?.dom
    if (describedBy === undefined) for (const name of ['aria-describedby', 'aria-invalid']) text?.removeAttribute(name)
    else {
      text?.setAttribute('aria-describedby', describedBy)
      text?.setAttribute('aria-invalid', 'true')
    }
  }, [describedBy])

  const run = (command: Command) => {
    if (view.current === null) return
    command(view.current.state, view.current.dispatch, view.current)
    view.current.focus()
  }
  return (
    <div className="pk-staff-html__editor">
      <HtmlBar label={label} words={words} state={state} run={run} />
      <div ref={place} />
    </div>
  )
}
