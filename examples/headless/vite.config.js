import { defineConfig } from 'vite'

const urls = JSON.parse(process.env.VITE_SANDBOX_URLS ?? '{}')

/** Serves the sandbox wallet from this page's origin, like an extension's script. */
const proxy = {
  '/__wallet': {
    target: urls.wallet ?? 'http://localhost:4502',
    changeOrigin: false,
    rewrite: path => path.replace(/^\/__wallet/, ''),
  },
}

export default defineConfig({
  server: { proxy },
  preview: { proxy },
  build: { target: 'es2022' },
  resolve: { dedupe: ['react', 'react-dom', 'react-redux', '@reduxjs/toolkit', 'viem'] },
})
