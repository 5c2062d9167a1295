import { contentFeature, type ContentBlockState } from '@prilavok/core/content'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useShop } from '../shop-context'

/** Content that the page's server renders apart, and how to load it; without an address there is none. Source: CONTENT-34. */
export function useContentBlock(
  address: string | undefined,
): ContentBlockState & { readonly load: () => Promise<void> } {
  const content = useShop().use(contentFeature)
  const block = useMemo(() => content.createBlock(address ?? ''), [content, address])
  return { ...useStore(block.state), load: block.load }
}
