import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { createChainClients } from './accounts/createChainClients'
import { createRelayer } from './accounts/createRelayer'
import { settleBatches } from './accounts/settleBatches'
import { createApp } from './createApp'
import { describeError } from './describeError'
import { readTrustedProxies } from './http/readIpAddress'
import { createLocalSealer } from './keys/createLocalSealer'
import { resealShares } from './keys/resealShares'
import { createWork } from './lib/createWork'
import { createLimiter } from './limits/createLimiter'
import { createWakeups } from './login/createWakeups'
import { createMailQueue } from './mail/createMailQueue'
import { createMetrics } from './metrics/createMetrics'
import { readSettings } from './readSettings'
import { createFarcaster } from './social/farcaster/createFarcaster'
import { createVisits } from './social/createVisits'
import { createAuditLog } from './store/createAuditLog'
import { openDatabase } from './store/openDatabase'
import { removeExpired } from './store/removeExpired'
import type { SiteSettings } from './readSettings'
import type { Site } from './site'
import type { SecureSiteOptions } from './siteOptions'
import type { Database } from './store/openDatabase'
import type { AddressInfo } from 'node:net'
import type { Server } from 'node:http'

const DEFAULT_PORT = 8787
const SWEEP_MS = 10 * 60_000

/** A running site. */
export interface SecureSite {
  /** The URL it listens on. */
  readonly url: string
  /** Removes expired rows immediately instead of at the next ten-minute sweep. */
  removeExpired(): Promise<void>
  /** Stops accepting requests, sends queued emails and closes the database. */
  close(): Promise<void>
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const { port: taken } = server.address() as AddressInfo
      const name = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
      resolve(`http://${name.includes(':') ? `[${name}]` : name}:${taken}`)
    })
  })
}

function stop(server: Server): Promise<void> {
  return new Promise(resolve => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

function createSite(
  options: SecureSiteOptions,
  deps: {
    readonly settings: SiteSettings
    readonly db: Database
    readonly closing: AbortSignal
    log(line: string): void
  },
): Site {
  const { settings, db, closing, log } = deps
  const now = options.now ?? Date.now
  const metrics = createMetrics()
  const audit = createAuditLog({ db, metrics, now })
  const chains = createChainClients(settings.config)
  return {
    settings,
    db,
    chains,
    relayer: createRelayer({ settings: settings.accounts, db, chains, now }),
    metrics,
    audit,
    now,
    closing,
    sealer:
      options.keySealer ??
      createLocalSealer(options.keyEncryptionKey, options.retiredKeyEncryptionKeys),
    limiter: createLimiter({ db, secret: settings.secret, now, onRefused: metrics.countLimited }),
    wakeups: createWakeups(),
    visits: createVisits(settings),
    farcaster:
      settings.farcaster && createFarcaster(settings.farcaster, options.hooks?.farcasterTimeoutMs),
    log,
    mails: createMailQueue({
      smtpUrl: options.smtpUrl,
      from: { name: settings.name, address: settings.mailFrom },
      retryDelaysMs: options.hooks?.mailRetryDelaysMs,
      onSent: () => metrics.count('mailSent'),
      async onFailed(reason) {
        log(`a mail could not be sent: ${reason}`)
        await audit.write('mailFailed').catch(thrown => log(describeError(thrown, 'audit')))
      },
    }),
  }
}

/**
 * Starts the site behind the frame: its pages, its API, its database and its emails.
 *
 * @throws {Error} when an option is wrong, the port is taken, or the database cannot be opened
 * @example
 * const site = await createSecureSite({
 *   smtpUrl: 'smtp://localhost:2525',
 *   keyEncryptionKey,
 *   name: 'Example',
 *   rpcUrls: {},
 *   networks: {},
 *   projects: { demo: ['https://app.example.com'] },
 * })
 */
export async function createSecureSite(options: SecureSiteOptions): Promise<SecureSite> {
  const log = options.log ?? (line => console.error(line))
  const trustedProxies = readTrustedProxies(options.trustedProxies ?? [])
  const pagesFolder =
    options.pagesFolder ?? join(fileURLToPath(new URL('.', import.meta.url)), 'pages')
  const closing = new AbortController()
  const work = createWork()
  const routes: { answer?: ReturnType<typeof getRequestListener> } = {}
  const server = createServer((request, response) => {
    if (!routes.answer) {
      response.writeHead(503).end()
      return
    }
    work.add(routes.answer(request, response).catch(() => response.destroy()))
  })
  const url = await listen(server, options.port ?? DEFAULT_PORT, options.host ?? '127.0.0.1')
  const opened: { db?: Database } = {}
  try {
    const settings = readSettings(options, url)
    const db = await openDatabase({ ...options, log })
    opened.db = db
    const site = createSite(options, { settings, db, closing: closing.signal, log })
    const resealed = await resealShares(db, site.sealer)
    if (resealed > 0) log(`${resealed} shares were sealed with the new key`)
    await removeExpired(db, site.now())
    const onError = (thrown: unknown, where: string) => log(describeError(thrown, where))
    routes.answer = getRequestListener(
      createApp(site, { pagesFolder, trustedProxies, onError }).fetch,
    )
    const sweep = async () => {
      await removeExpired(db, site.now())
      await settleBatches(site)
    }
    const timer = setInterval(() => {
      work.add(sweep().catch(thrown => onError(thrown, 'removing expired rows')))
    }, SWEEP_MS)
    timer.unref()
    return {
      url,
      removeExpired: sweep,
      async close() {
        clearInterval(timer)
        closing.abort()
        await stop(server)
        await work.end()
        await site.mails.close()
        await db.destroy()
      },
    }
  } catch (thrown) {
    await stop(server)
    await opened.db?.destroy()
    throw thrown
  }
}
