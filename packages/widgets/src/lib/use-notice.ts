import { lazyPart } from '@prilavok/core'
import type { NewNotification } from '@prilavok/core/notifications'
import { useShop } from '@prilavok/react'
import { useCallback } from 'react'

const loadNotice = lazyPart(() => import('./show-notice'))

/** Returns what notifies the visitor; the code for it is loaded with the first notice. */
export function useNotice(): (notice: NewNotification) => void {
  const shop = useShop()
  return useCallback((notice) => void loadNotice().then((part) => part?.showNotice(shop, notice)), [shop])
}
