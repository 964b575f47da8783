// Without the theme's own font: its licence is not one of those that may ship, and a page with the
// fonts of the system does not wait for a download.
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
