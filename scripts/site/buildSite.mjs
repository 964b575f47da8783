import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build as buildPages } from 'vite'
import { EXAMPLE } from '../lib/exampleHost.mjs'
import { ensureBuilt } from '../lib/packed.mjs'
import { ROOT } from '../lib/project.mjs'
import { run } from '../lib/run.mjs'
import { deadLinks } from './deadLinks.mjs'

export const SITE = join(ROOT, '.tmp/site')
/** Files that the pages link to. */
const PICTURES = ['images', 'pictures']
/**
 * The page and the package share one copy of each library, as in the example's own configuration.
 */
const SHARED = [
  'react',
  'react-dom',
  'react-redux',
  '@reduxjs/toolkit',
  'styled-components',
  'viem',
]

/** Builds the example page that needs no sandbox, with relative URLs that work in any folder. */
const buildDemo = () =>
  buildPages({
    root: EXAMPLE,
    configFile: false,
    base: './',
    logLevel: 'error',
    resolve: { dedupe: SHARED },
    build: {
      target: 'es2022',
      outDir: join(SITE, 'demo'),
      emptyOutDir: true,
      rollupOptions: { input: join(EXAMPLE, 'live.html') },
    },
  })

function copyPictures() {
  for (const folder of PICTURES) {
    const source = join(ROOT, 'docs', folder)
    const filter = file => !file.endsWith('.md')
    mkdirSync(join(SITE, folder), { recursive: true })
    cpSync(source, join(SITE, folder), { recursive: true, filter })
  }
}

/**
 * Builds the site from `docs`, and the demo beside it, into `.tmp/site`.
 *
 * @throws {Error} when a page cannot be built, or has a dead link
 */
export async function buildSite() {
  await ensureBuilt()
  rmSync(SITE, { recursive: true, force: true })
  await run('npx', ['vitepress', 'build', 'docs'], { cwd: ROOT })
  await buildDemo()
  copyPictures()
  if (!existsSync(join(SITE, 'index.html'))) throw new Error('The site has no home page.')
  const { count, dead } = deadLinks(SITE)
  if (dead.length > 0) throw new Error(`Links that lead nowhere:\n- ${dead.join('\n- ')}`)
  return count
}
