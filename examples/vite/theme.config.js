import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const page = fileURLToPath(new URL('theme.html', import.meta.url))

/** The theme editor by itself: built together with the other pages, it would change which files they share. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  cacheDir: fileURLToPath(new URL('../../.tmp/vite-theme', import.meta.url)),
  server: { open: false },
  build: {
    target: 'es2022',
    outDir: fileURLToPath(new URL('../../.tmp/theme-editor', import.meta.url)),
    emptyOutDir: true,
    rollupOptions: { input: page },
  },
  resolve: {
    dedupe: ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'styled-components', 'viem'],
  },
})
