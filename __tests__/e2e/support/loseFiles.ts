import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, Request, Route } from '@playwright/test'

const BUILT = join(process.cwd(), '.tmp/e2e-host', process.env.E2E_PORT ?? '4220')
const STATIC_IMPORT = /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g
const SCRIPTS = '**/assets/*.js'

/** Returns the lazily loaded scripts of the built example page. */
export function lazyFiles(): ReadonlySet<string> {
  const assets = join(BUILT, 'assets')
  const page = readFileSync(join(BUILT, 'bench.html'), 'utf8')
  const eager = new Set<string>()
  const follow = (file: string) => {
    if (eager.has(file)) return
    eager.add(file)
    const code = readFileSync(join(assets, file), 'utf8')
    for (const [, next] of code.matchAll(STATIC_IMPORT)) if (next) follow(next)
  }
  for (const [, file] of page.matchAll(/\/assets\/([^"']+\.js)/g)) if (file) follow(file)
  return new Set(readdirSync(assets).filter(file => file.endsWith('.js') && !eager.has(file)))
}

const fileOf = (request: Request): string => new URL(request.url()).pathname.split('/').pop() ?? ''

/** Aborts the first request for each lazily loaded file; returns the aborted ones. */
export async function loseFiles(page: Page): Promise<ReadonlySet<string>> {
  const late = lazyFiles()
  const lost = new Set<string>()
  await page.route(SCRIPTS, route => {
    const file = fileOf(route.request())
    if (!late.has(file) || lost.has(file)) return route.continue()
    lost.add(file)
    return route.abort()
  })
  return lost
}

/** Returns the lazily loaded files, in the order in which the page requests them from now on. */
export function recordFiles(page: Page): ReadonlySet<string> {
  const late = lazyFiles()
  const asked = new Set<string>()
  page.on('request', request => {
    const file = fileOf(request)
    if (late.has(file)) asked.add(file)
  })
  return asked
}

/** A file that fails to load. */
export interface LostFile {
  /** How many requests for it failed. */
  readonly refused: () => number
  /** Lets it load from now on. */
  readonly find: () => void
}

/**
 * Makes one file fail: first the connection is refused, then the server responds with an HTML 404
 * page.
 */
export async function loseFile(page: Page, lost: string): Promise<LostFile> {
  let refused = 0
  let isLost = true
  const refuse = (route: Route) => {
    refused += 1
    return refused === 1
      ? route.abort('connectionrefused')
      : route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' })
  }
  await page.route(SCRIPTS, route =>
    isLost && fileOf(route.request()) === lost ? refuse(route) : route.continue(),
  )
  return {
    refused: () => refused,
    find: () => {
      isLost = false
    },
  }
}
