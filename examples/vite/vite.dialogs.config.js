import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import host from './vite.config.js'

/** Dialogs of other libraries by themselves: no other page downloads a byte of them. */
export default defineConfig({
  resolve: host.resolve,
  build: {
    target: host.build.target,
    assetsDir: 'dialogs',
    emptyOutDir: false,
    copyPublicDir: false,
    rollupOptions: { input: fileURLToPath(new URL('dialogs.html', import.meta.url)) },
  },
})
