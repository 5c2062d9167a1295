import { drawIcon } from '@prilavok/ui/icon'
import { Toolbar } from '@base-ui/react/toolbar'
import type { Command, EditorState } from 'prosemirror-state'
import { useState } from 'react'
import { ACTIONS, BLOCKS, blockAt, linkAt, toBlock, type Action, type Block } from './html-commands'
import type { HtmlEditorLabels } from './html-editor.labels'
import { LinkRow } from './link-row'

/** A link of a chain. */
const LinkIcon = /* @__PURE__ */ drawIcon(
  'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1.2 1.2M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1.2-1.2',
)

/** Signs that are the same in every language. */
const SIGNS = {
  strike: 'S',
  bulletList: '•',
  numberedList: '1.',
  quote: '❝',
  undo: '↶',
  redo: '↷',
} as const
const GROUPS = [
  ['bold', 'italic', 'underline', 'strike'],
  ['bulletList', 'numberedList', 'quote'],
  ['undo', 'redo'],
] as const

interface HtmlBarProps {
  readonly label: string
  readonly words: HtmlEditorLabels
  readonly state: EditorState
  readonly run: (command: Command) => void
}

/** The bar over a text: one stop of Tab, arrows move inside. */
export function HtmlBar({ label, words, state, run }: HtmlBarProps) {
  const [isLinking, setLinking] = useState(false)
  const link = linkAt(state)
  return (
    <>
      <Toolbar.Root className="pk-staff-html__bar" aria-label={words.bar(label)}>
        <Toolbar.Input
          render={
            <select
              className="pk-staff-input"
              aria-label={words.block}
              value={blockAt(state)}
              onChange={(event) => run(toBlock(event.target.value as Block))}
            >
              {BLOCKS.map((each) => (
                <option key={each} value={each}>
                  {words.blocks[each]}
                </option>
              ))}
            </select>
          }
        />
        {GROUPS.map((group) => (
          <Toolbar.Group key={group[0]} className="pk-staff-html__group">
            {group.map((name) => {
              const action: Action = ACTIONS[name]
              return (
                <Toolbar.Button
                  key={name}
                  className="pk-staff-small"
                  data-mark={name}
                  aria-label={words[name]}
                  title={words[name]}
                  aria-pressed={action.isOn?.(state)}
                  disabled={action.isOn === undefined && !action.run(state)}
                  onClick={() => run(action.run)}
                >
                  {{ ...SIGNS, ...words.signs }[name]}
                </Toolbar.Button>
              )
            })}
            {group[0] === 'bulletList' && (
              <Toolbar.Button
                className="pk-staff-small"
                aria-label={words.link}
                title={words.link}
                aria-pressed={link !== null}
                aria-expanded={isLinking}
                onClick={() => setLinking(!isLinking)}
              >
                <LinkIcon />
              </Toolbar.Button>
            )}
          </Toolbar.Group>
        ))}
      </Toolbar.Root>
      {isLinking && <LinkRow words={words} address={link ?? ''} run={run} onClose={() => setLinking(false)} />}
    </>
  )
}
