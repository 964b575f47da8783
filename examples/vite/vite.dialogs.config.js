import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import host from './vite.config.js'

/** Builds the dialogs of other libraries separately, so that no other page downloads them. */
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
