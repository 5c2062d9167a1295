import { html, setAttribute, setText } from '@prilavok/ui/element'
import { iconNode, PICTURE_PATH } from '@prilavok/ui/icon'
import { pageAddress } from '@prilavok/ui/trusted-html'
import './good-name.css'
import './good-picture.css'

/** A part of a good that stands on a page, and the way to show another good there. */
export interface GoodPart<K extends readonly string[]> {
  readonly node: Element
  readonly show: (...good: K) => void
}

/** A good's picture for parts that draw themselves; the same as `GoodPicture` renders. */
export function goodPicturePart(): GoodPart<[url: string]> {
  const node = html('span', { class: 'pk-good-picture' })
  const showSign = () => node.replaceChildren(iconNode(PICTURE_PATH, 24))
  let shown: string | undefined
  return {
    node,
    show(url) {
      if (url === shown) return
      shown = url
      if (url === '') return showSign()
      const image = html('img', {
        class: 'pk-good-picture__image',
        alt: '',
        loading: 'lazy',
        decoding: 'async',
        src: url,
      })
      image.addEventListener('error', () => {
        if (url === shown) showSign()
      })
      node.replaceChildren(image)
    },
  }
}

/** A good's name for parts that draw themselves, in an element that holds nothing before it; the same as `GoodName` renders. */
export function goodNamePart(place: Element): GoodPart<[name: string, link: string]> {
  let node = html('span', { class: 'pk-good-name' })
  place.prepend(node)
  return {
    node: place,
    show(name, link) {
      const address = pageAddress(link)
      const tag = address === null ? 'span' : 'a'
      if (node.localName !== tag) {
        const next = html(tag, { class: 'pk-good-name' })
        node.replaceWith(next)
        node = next
      }
      if (address !== null) setAttribute(node, 'href', address)
      setAttribute(node, 'title', name)
      setText(node, name)
    },
  }
}
