import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono } from 'hono'
import * as v from 'valibot'
import { OPENED_BY_HOSTS, pagePolicy } from '../http/securityHeaders'
import { patternsOf } from '../origins/isHostAllowed'
import type { SiteSettings } from '../readSettings'
import type { Context } from 'hono'

const ASSET_NAME = /^\w[-\w.]*$/
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

/**
 * The parameters the modal appends to the frame's URL (protocol §5.1); any others are for the page.
 */
const SdkQuery = v.object({
  projectId: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  chainId: v.optional(v.pipe(v.string(), v.regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))),
  version: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/))),
  enableLogger: v.optional(v.picklist(['true', 'false'])),
})

/** Null if the file does not exist. */
async function readPage(file: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await readFile(file))
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return null
    throw thrown
  }
}

/** Serves the pages and their assets from the build folder. */
export function pageRoutes(settings: SiteSettings, folder: string): Hono {
  async function answer(
    c: Context,
    file: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Response> {
    const body = await readPage(join(folder, file))
    if (body === null) return c.text('There is no such page.', 404)
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    return c.body(body, 200, { 'content-type': type, ...headers })
  }

  const popupHeaders = {
    ...OPENED_BY_HOSTS,
    'content-security-policy': pagePolicy([], []),
    'cache-control': 'no-store',
  }

  return new Hono()
    .get('/sdk', async (c): Promise<Response> => {
      const query = v.safeParse(SdkQuery, c.req.query())
      if (!query.success) {
        const [issue] = query.issues
        return c.text(`The query is not right: ${v.getDotPath(issue) ?? 'projectId'}.`, 400)
      }
      const patterns = patternsOf(settings.projects, query.output.projectId)
      if (!patterns) {
        return c.text(
          'This project is not known here: its operator has to add it to the table.',
          403,
        )
      }
      const ancestors = patterns.flatMap(({ sources }) => sources)
      return answer(c, 'sdk.html', {
        'content-security-policy': pagePolicy(settings.rpcOrigins, ancestors),
        // Cross-origin isolated pages may embed the frame as well.
        'cross-origin-embedder-policy': 'require-corp',
        'cross-origin-resource-policy': 'cross-origin',
        'cache-control': 'no-store',
      })
    })
    .get('/approve-device', c =>
      answer(c, 'approve-device.html', {
        'content-security-policy': pagePolicy([], []),
        'cache-control': 'no-store',
      }),
    )
    .get('/loading', c => answer(c, 'loading.html', popupHeaders))
    .get('/social-done', c => answer(c, 'social-done.html', popupHeaders))
    .get('/account', c =>
      answer(c, 'account.html', {
        'content-security-policy': pagePolicy([], []),
        'cache-control': 'no-store',
      }),
    )
    .get('/use-passkey', c =>
      answer(c, 'use-passkey.html', {
        'content-security-policy': pagePolicy([], []),
        'cache-control': 'no-store',
        // It replies to the frame that opened it, whose embedding page may have any policy.
        'cross-origin-opener-policy': 'unsafe-none',
      }),
    )
    .get('/assets/:name', async (c): Promise<Response> => {
      const name = c.req.param('name')
      if (!ASSET_NAME.test(name)) return c.text('There is no such page.', 404)
      return answer(c, join('assets', name), {
        'cache-control': 'public, max-age=31536000, immutable',
        'cross-origin-resource-policy': 'same-origin',
      })
    })
}
