import { useLabels } from '../../staff/staff-context'
import { useState } from 'react'
import { HtmlEditor, type HtmlEditorProps } from './html-editor'
import { htmlEditorRu } from './html-editor.labels'
import { htmlEditorEn } from './html-editor.labels.en'
import { isEditable } from './html-text'
import { MarkupView } from './markup-view'
import './html.css'

/** A text of the shop: edited as buyers see it, or as markup where it has more than the editor can hold. */
export function HtmlField(props: HtmlEditorProps) {
  const words = useLabels({ ru: htmlEditorRu, en: htmlEditorEn })
  const [isWanted, setWanted] = useState(true)
  const isPossible = isEditable(props.value)
  const isText = isWanted && isPossible
  return (
    <div className="pk-staff-html">
      <div className="pk-staff-html__views">
        <button
          type="button"
          className="pk-staff-small"
          aria-pressed={isText}
          disabled={!isPossible}
          onClick={() => setWanted(true)}
        >
          {words.text}
        </button>
        <button type="button" className="pk-staff-small" aria-pressed={!isText} onClick={() => setWanted(false)}>
          {words.markup}
        </button>
      </div>
      {!isPossible && <p className="pk-staff-html__note">{words.onlyMarkup}</p>}
      {isText ? <HtmlEditor {...props} /> : <MarkupView {...props} preview={words.preview} />}
    </div>
  )
}
