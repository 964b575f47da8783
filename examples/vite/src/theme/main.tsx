import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { announceSamples } from './announceSamples'
import { ThemeEditor } from './ThemeEditor'
import './theme.css'

announceSamples()

const container = document.getElementById('app')
if (container) {
  createRoot(container).render(
    <StrictMode>
      <ThemeEditor />
    </StrictMode>,
  )
}
