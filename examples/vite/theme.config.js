import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const page = fileURLToPath(new URL('theme.html', import.meta.url))

/**
 * Builds the theme editor separately: in a shared build it would change how the other pages' chunks
 * are split.
 */
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
