import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { Home } from './home'
import { LiveChoice } from './live-choice'
import { LiveFrame } from './live-frame'
import './site.css'

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    for (const component of [Home, LiveChoice, LiveFrame]) app.component(component.name ?? '', component)
  },
}

export default theme
