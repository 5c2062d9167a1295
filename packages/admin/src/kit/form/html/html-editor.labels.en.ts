import type { HtmlEditorLabels } from './html-editor.labels'

/** English words of the editor of texts. */
export const htmlEditorEn: HtmlEditorLabels = {
  bar: (field) => `Formatting: ${field}`,
  signs: { bold: 'B', italic: 'I', underline: 'U' },
  block: 'Kind of paragraph',
  blocks: { paragraph: 'Paragraph', h2: 'Heading 2', h3: 'Heading 3', h4: 'Heading 4' },
  bold: 'Bold (Ctrl+B)',
  italic: 'Italic (Ctrl+I)',
  underline: 'Underlined (Ctrl+U)',
  strike: 'Struck through',
  bulletList: 'List',
  numberedList: 'Numbered list',
  quote: 'Quotation',
  undo: 'Undo (Ctrl+Z)',
  redo: 'Redo (Ctrl+Y)',
  link: 'Link',
  address: 'Address of the link',
  addressHint: 'For example /delivery/ or https://example.com',
  apply: 'Done',
  unlink: 'Remove the link',
  badAddress: 'An address begins with https://, mailto:, tel: or a slash',
  text: 'Text',
  markup: 'HTML',
  onlyMarkup: 'The text has a table or other markup that the editor would simplify. It can be edited as HTML only.',
  preview: 'What buyers will see',
}
