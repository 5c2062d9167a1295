import { chainCommands, exitCode, lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { MarkType, NodeType } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list'
import type { Command, EditorState } from 'prosemirror-state'
import { htmlSchema } from './html-schema'

const { nodes, marks } = htmlSchema

/** Kinds of blocks that a paragraph can be turned into. */
export const BLOCKS = ['paragraph', 'h2', 'h3', 'h4'] as const
/** A kind of block. */
export type Block = (typeof BLOCKS)[number]

/** The kind of the block that the selection begins in. */
export function blockAt({ selection }: EditorState): Block {
  const { name } = selection.$from.parent.type
  return BLOCKS.find((each) => each === name) ?? 'paragraph'
}

/** Turns the selected blocks into another kind. */
export const toBlock = (block: Block): Command => setBlockType(nodes[block])

const isMarked = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  selection.empty
    ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, type)

const isInside = ({ selection: { $from } }: EditorState, type: NodeType): boolean =>
  Array.from({ length: $from.depth + 1 }, (_, depth) => $from.node(depth)).some((node) => node.type === type)

/** A button of the bar: what it does, and whether it is on. */
export interface Action {
  readonly run: Command
  readonly isOn?: (state: EditorState) => boolean
}

const toggled = (type: MarkType): Action => ({ run: toggleMark(type), isOn: (state) => isMarked(state, type) })

const listed = (type: NodeType): Action => ({
  run: (state, dispatch, view) =>
    (isInside(state, type) ? liftListItem(nodes.li) : wrapInList(type))(state, dispatch, view),
  isOn: (state) => isInside(state, type),
})

/** Everything that the bar offers beside links and kinds of blocks, in its order. */
export const ACTIONS = {
  bold: toggled(marks.bold),
  italic: toggled(marks.italic),
  underline: toggled(marks.underline),
  strike: toggled(marks.strike),
  bulletList: listed(nodes.ul),
  numberedList: listed(nodes.ol),
  quote: {
    run: (state, dispatch, view) =>
      (isInside(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch, view),
    isOn: (state) => isInside(state, nodes.blockquote),
  },
  undo: { run: undo },
  redo: { run: redo },
} satisfies Readonly<Record<string, Action>>

/** The address of the link at the selection; null where there is none. */
export function linkAt(state: EditorState): string | null {
  const { $from, from, to, empty } = state.selection
  const inside = (empty ? $from.marks() : []).find(({ type }) => type === marks.link)
  let found: string | null = (inside?.attrs['href'] as string | undefined) ?? null
  if (!empty)
    state.doc.nodesBetween(from, to, (node) => {
      found ??= (marks.link.isInSet(node.marks)?.attrs['href'] as string | undefined) ?? null
    })
  return found
}

/** The whole link around the cursor, so that it can be changed without being selected. */
function linkedRange({ selection: { $from, from, to, empty } }: EditorState): readonly [number, number] {
  if (!empty) return [from, to]
  const { parent, parentOffset } = $from
  const at = parent.childAfter(parentOffset)
  const found = at.node !== null && marks.link.isInSet(at.node.marks) ? at : parent.childBefore(parentOffset)
  if (found.node === null || !marks.link.isInSet(found.node.marks)) return [from, to]
  const start = $from.start() + found.offset
  return [start, start + found.node.nodeSize]
}

/** Links the selection, or writes the address where nothing is selected; null takes the link away. */
export const toLink =
  (address: string | null): Command =>
  (state, dispatch) => {
    const [from, to] = linkedRange(state)
    const link = address === null ? null : marks.link.create({ href: address })
    const change = state.tr
    if (from === to && link !== null) change.insert(from, htmlSchema.text(address ?? '', [link]))
    else if (link === null) change.removeMark(from, to, marks.link)
    else change.removeMark(from, to, marks.link).addMark(from, to, link)
    dispatch?.(change)
    return true
  }

const newLine: Command = chainCommands(exitCode, (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.br.create()).scrollIntoView())
  return true
})

/** Keys inside of the text. Tab moves list items in and out, and elsewhere leaves the editor. */
export const KEYS: Readonly<Record<string, Command>> = {
  'Mod-z': undo,
  'Mod-y': redo,
  'Mod-Shift-z': redo,
  'Mod-b': ACTIONS.bold.run,
  'Mod-i': ACTIONS.italic.run,
  'Mod-u': ACTIONS.underline.run,
  'Shift-Enter': newLine,
  Enter: splitListItem(nodes.li),
  Tab: sinkListItem(nodes.li),
  'Shift-Tab': liftListItem(nodes.li),
}

/** Addresses that the shop's server keeps in a link. */
export const isLinkAddress = (address: string): boolean =>
  /^(?:https?:\/\/\S|mailto:\S|tel:\S|\/(?![/\\])|\?)/i.test(address)
