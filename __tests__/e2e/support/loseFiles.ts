import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

const BUILT = join(process.cwd(), '.tmp/e2e-host', process.env.E2E_PORT ?? '4180')
const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g

/** The scripts of the deployed example page that do not come with the page itself. */
export function lazyFiles(): readonly string[] {
  const assets = join(BUILT, 'assets')
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8')
  const eager = new Set<string>()
  const follow = (file: string) => {
    if (eager.has(file)) return
    eager.add(file)
    const code = readFileSync(join(assets, file), 'utf8')
    for (const [, next] of code.matchAll(STATIC_IMPORT)) if (next) follow(next)
  }
  for (const [, file] of page.matchAll(/\/assets\/([^"']+\.js)/g)) if (file) follow(file)
  return readdirSync(assets).filter(file => file.endsWith('.js') && !eager.has(file))
}

/** From now on each file that comes late is refused the first time it is asked for; gives those that were. */
export async function loseFiles(page: Page): Promise<ReadonlySet<string>> {
  const late = new Set(lazyFiles())
  const lost = new Set<string>()
  await page.route('**/assets/*.js', route => {
    const file = new URL(route.request().url()).pathname.split('/').pop() ?? ''
    if (!late.has(file) || lost.has(file)) return route.continue()
    lost.add(file)
    return route.abort()
  })
  return lost
}
