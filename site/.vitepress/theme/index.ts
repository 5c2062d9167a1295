import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { h } from 'vue'
import { Home } from './home'
import { LanguageLink } from './language-link'
import { LiveChoice } from './live-choice'
import { LiveFrame } from './live-frame'
import './site.css'

const theme: Theme = {
  extends: DefaultTheme,
  // On phones the link stands in the menu.
  Layout: () =>
    h(DefaultTheme.Layout, null, {
      'nav-bar-content-after': () => h(LanguageLink),
      'nav-screen-content-after': () => h(LanguageLink),
    }),
  enhanceApp({ app }) {
    for (const component of [Home, LiveChoice, LiveFrame]) app.component(component.name ?? '', component)
  },
}

export default theme
