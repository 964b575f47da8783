import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import host from './vite.config.js'

/**
 * Builds the gallery separately: in a shared build with the test bench, the chunks of both would
 * change.
 */
export default defineConfig({
  resolve: host.resolve,
  build: {
    target: host.build.target,
    assetsDir: 'gallery',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { input: fileURLToPath(new URL('gallery.html', import.meta.url)) },
  },
})
