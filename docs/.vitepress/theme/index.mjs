// Without the theme's own font: its licence is not one of those that may ship, and the fonts of the system come at once.
import DefaultTheme from 'vitepress/theme-without-fonts'
import { LiveDemo } from './LiveDemo.mjs'
import { useHomeLandmark } from './useHomeLandmark.mjs'
import './site.css'

export default {
  extends: DefaultTheme,
  setup: useHomeLandmark,
  enhanceApp({ app }) {
    app.component('LiveDemo', LiveDemo)
  },
}
