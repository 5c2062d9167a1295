import type { DefaultTheme } from 'vitepress'
import { navigation } from '../navigation'

/** The navigation as the theme of VitePress takes it. */
export const themeNavigation = (lang: keyof typeof navigation): DefaultTheme.NavItemWithLink[] =>
  navigation[lang].map(({ isApart, ...link }) => (isApart ? { ...link, target: '_self' } : link))
