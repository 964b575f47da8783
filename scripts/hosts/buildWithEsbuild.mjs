import { join } from 'node:path'
import { build } from 'esbuild'

/** Bundles `folder`/main.js for a browser, chunks included. */
export async function buildWithEsbuild(folder) {
  const { warnings } = await build({
    absWorkingDir: folder,
    entryPoints: [join(folder, 'main.js')],
    outdir: join(folder, 'dist-esbuild'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    platform: 'browser',
    jsx: 'automatic',
    logLevel: 'silent',
  })
  return { warnings: warnings.map(({ text, location }) => `${location?.file ?? ''} ${text}`) }
}
