import { safeLink, safeUrl } from '@prilavok/core'
import { PRODUCT_FIELDS } from '@prilavok/core/product-data'
import { useShop } from '@prilavok/react'
import { createElement, Fragment, type ReactNode } from 'react'
import type { RenderTemplate, TemplateProps } from '../lib/templates'
import { ProductField } from './product-field'
import { readTemplate, type TemplateElement, type TemplateNode } from './read-template'

const liveField = (name: string) => PRODUCT_FIELDS.find((known) => known === name)

interface MarkupProps extends TemplateProps {
  readonly template: readonly TemplateNode[]
}

/** Renders markup that the page brought for a product: its own elements and classes with our texts and controls. Nothing of it runs. */
function Markup({ template, values, parts = {} }: MarkupProps) {
  const origin = useShop().effects.location.origin()
  const { id, texts, link = '', image = '' } = values

  /** Static addresses of the template and those of the product pass the same check. */
  const addresses = ({ tag, attributes, field }: TemplateElement) => {
    const { href, src, ...rest } = attributes
    const given = {
      ...(tag === 'a' && field === 'link' && { href: link }),
      ...(tag === 'img' && field === 'image' && { src: image }),
    }
    const linked = safeLink(given.href ?? href ?? '', origin)
    const shown = safeUrl(given.src ?? src ?? '', origin)
    return {
      ...rest,
      ...(tag === 'a' && linked !== null && linked !== '' && { href: linked }),
      ...(tag === 'img' && shown !== null && { src: shown, alt: rest['alt'] ?? '', loading: 'lazy' as const }),
      ...(tag === 'a' && rest['target'] === '_blank' && { rel: 'noopener' }),
    }
  }
  const contentOf = ({ field, part, children }: TemplateElement): ReactNode => {
    if (part !== null)
      return <span className="pk-root pk-template-part">{Object.hasOwn(parts, part) ? parts[part] : null}</span>
    if (field === null || field === 'link' || field === 'image') return children.map(render)
    if (Object.hasOwn(texts, field)) return texts[field]
    const live = liveField(field)
    return live !== undefined && id !== undefined ? <ProductField id={id} field={live} /> : null
  }
  const render = (node: TemplateNode, key: number): ReactNode => {
    if (typeof node === 'string') return <Fragment key={key}>{node}</Fragment>
    const { tag, field } = node
    if (field === 'image' && image === '') return null
    if (field !== null && Object.hasOwn(texts, field) && texts[field] === null) return null
    const props = { key, ...addresses(node) }
    return tag === 'img' || tag === 'br' || tag === 'hr'
      ? createElement(tag, props)
      : createElement(tag, props, contentOf(node))
  }
  return <div className="pk-foreign pk-template">{template.map(render)}</div>
}

/** Renders the page's own markup of one part of a widget. */
export function fromTemplate(element: HTMLTemplateElement): RenderTemplate {
  const template = readTemplate(element)
  return (props) => <Markup {...props} template={template} />
}
