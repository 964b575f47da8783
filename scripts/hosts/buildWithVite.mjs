import react from '@vitejs/plugin-react'
import { build, createLogger } from 'vite'

/**
 * Builds `folder`/index.html as Vite's own React template would.
 *
 * @returns {Promise<{ warnings: string[], chunks: import('rolldown').OutputChunk[] }>}
 */
export async function buildWithVite(folder) {
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
    build: { outDir: 'dist', emptyOutDir: true },
  })
  return { warnings, chunks: output.filter(({ type }) => type === 'chunk') }
}
