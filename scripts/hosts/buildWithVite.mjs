import react from '@vitejs/plugin-react'
import { build, createLogger } from 'vite'

/**
 * Builds `folder`/index.html as Vite's own React template would; `isDevelopment` keeps the
 * libraries' development-only code, such as Redux Toolkit's checks.
 *
 * @param {string} folder
 * @param {{ isDevelopment?: boolean }} [options]
 * @returns {Promise<{ warnings: string[], chunks: import('rolldown').OutputChunk[] }>}
 */
export async function buildWithVite(folder, { isDevelopment = false } = {}) {
  const warnings = []
  const logger = createLogger('silent')
  logger.warn = message => warnings.push(message)
  logger.warnOnce = message => warnings.push(message)
  const { output } = await build({
    root: folder,
    configFile: false,
    plugins: [react()],
    customLogger: logger,
    logLevel: 'warn',
    ...(isDevelopment && { define: { 'process.env.NODE_ENV': JSON.stringify('development') } }),
    build: { outDir: 'dist', emptyOutDir: true },
  })
  return { warnings, chunks: output.filter(({ type }) => type === 'chunk') }
}
