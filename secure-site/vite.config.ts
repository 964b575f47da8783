import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const inside = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The site's policy allows scripts and styles of its own files only: nothing is inlined, and nothing asks for Trusted Types. What a
 * page preloads is a `<link>` in its head; Vite's polyfill for older browsers would be a script that fetches.
 */
export default defineConfig({
  root: inside('pages'),
  base: './',
  build: {
    outDir: inside('dist/pages'),
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: ['chrome111', 'firefox113', 'safari16.4'],
    rolldownOptions: {
      input: {
        sdk: inside('pages/sdk.html'),
        approve: inside('pages/approve-device.html'),
        account: inside('pages/account.html'),
        passkey: inside('pages/use-passkey.html'),
        loading: inside('pages/loading.html'),
        done: inside('pages/social-done.html'),
      },
    },
  },
})
