import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import host from './vite.config.js'

/** The gallery by itself: in one build with the test bench, the files of both would be cut differently. */
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
