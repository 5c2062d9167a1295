import { lazyComponent } from './lazy-component'
import type { MenuEntry, WithDescriptorProps } from './menu-entry.types'

/** Makes an entry of the menu. */
export const menuEntry = (entry: Omit<MenuEntry, 'WithDescriptor'>): MenuEntry => ({
  ...entry,
  WithDescriptor: lazyComponent(async () => {
    const descriptor = await entry.load()
    return ({ children }: WithDescriptorProps) => children(descriptor)
  }),
})
