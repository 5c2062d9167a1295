import { html, filePath, type Markup, type productAttachments } from '@prilavok/shop-server/kit'

type Attachment = Awaited<ReturnType<typeof productAttachments>>[number]

/** `PDF, 1,2 МБ`. */
function sizeText({ file_name: name, size_bytes: bytes }: Attachment): string {
  const kind = /\.(\w{1,5})$/.exec(name)?.[1]?.toUpperCase()
  const [size, unit] = bytes < 1024 * 1024 ? [Math.max(1, Math.round(bytes / 1024)), 'КБ'] : [bytes / 1024 / 1024, 'МБ']
  const text = `${String(Math.round(size * 10) / 10).replace('.', ',')}\u00a0${unit}`
  return kind === undefined ? text : `${kind}, ${text}`
}

/** The documents of a product, as links that save them. */
export const documents = (attachments: readonly Attachment[]): Markup | false =>
  attachments.length > 0 &&
  html`<section aria-labelledby="documents"><h3 class="block__heading" id="documents">Документы</h3>
      <ul class="documents">
        ${attachments.map((attachment) => html`<li><a href="${filePath(attachment.file_id)}" download>${attachment.name}</a> <span>${sizeText(attachment)}</span></li>`)}
      </ul>
    </section>`
