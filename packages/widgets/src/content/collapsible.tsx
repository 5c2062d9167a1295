import { useContentBlock } from '@prilavok/react'
import { Button } from '@prilavok/ui/button'
import { Disclosure } from '@prilavok/ui/disclosure'
import { Notice } from '@prilavok/ui/notice'
import { Skeleton, SkeletonBlock, skeletonLabels } from '@prilavok/ui/skeleton'
import { TrustedFragment } from '@prilavok/ui/trusted-html'
import { useLayoutEffect, useRef, useState } from 'react'
import { useLabels } from '../lib/labels'
import { collapsibleRu, type CollapsibleLabels } from './collapsible.labels'

/** A block that opens below its title. */
export interface CollapsibleProps {
  /** What the button says. */
  readonly title: string
  /** Where its content is read when it is first opened; without an address the content is what the element held. */
  readonly contentUrl?: string | undefined
  /** What the server had rendered in the element. */
  readonly content?: readonly Node[]
  /** Texts of this one widget; what is left out is that of the language, or of `LabelsProvider`. */
  readonly labels?: Partial<CollapsibleLabels> | undefined
}

const NOTHING: readonly Node[] = []

/** Pictures that wait for a script to show them are shown; those with `loading="lazy"` load by themselves. Source: CONTENT-35. */
function showLatePictures(element: HTMLElement): void {
  for (const image of element.querySelectorAll<HTMLImageElement>('img[data-src]')) {
    const { src = '' } = image.dataset
    image.removeAttribute('data-src')
    image.src = src
  }
}

/** The page's own content, as it was. */
function OwnContent({ nodes }: { readonly nodes: readonly Node[] }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => place.current?.replaceChildren(...nodes), [nodes])
  return <div className="pk-foreign" ref={place} />
}

/** A block that folds; content from an address is read on its first opening only, and its widgets are mounted. Source: CONTENT-34, CONTENT-35. */
export function Collapsible({ title, contentUrl, content = NOTHING, labels }: CollapsibleProps) {
  const text = useLabels('collapsible', collapsibleRu, labels)
  const waiting = useLabels('skeleton', skeletonLabels)
  const [open, setOpen] = useState(false)
  const { status, html, address, load } = useContentBlock(contentUrl)
  const toggle = (isOpen: boolean) => {
    setOpen(isOpen)
    // After a failure the visitor tries again, not each opening.
    if (isOpen && contentUrl !== undefined && status === 'idle') void load()
  }
  return (
    <Disclosure title={title} open={open} onToggle={toggle}>
      {contentUrl === undefined && <OwnContent nodes={content} />}
      {status === 'loading' && (
        <Skeleton labels={waiting}>
          <SkeletonBlock />
          <SkeletonBlock width="70%" />
        </Skeleton>
      )}
      {status === 'failed' && (
        <Notice tone="danger" announce action={<Button onClick={() => void load()}>{text.retry}</Button>}>
          {text.failed}
        </Notice>
      )}
      {status === 'ready' && <TrustedFragment html={html} base={address} onShown={showLatePictures} />}
    </Disclosure>
  )
}
