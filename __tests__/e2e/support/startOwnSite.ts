import type { BrowserContext } from '@playwright/test'
import { createSecureSite } from '@redux-wallet-modal/secure-site'
import { randomBytes } from 'node:crypto'
import { sandboxUrls } from './sandboxUrls'

/**
 * Starts a separate secure site at `localhost`: browsers make passkeys for host names, and the
 * sandbox's site has an IP address. Its mails arrive in the sandbox's mailbox.
 * @param dataFolder - the folder of its database
 */
export async function startOwnSite(dataFolder: string) {
  const logged: string[] = []
  let ahead = 0
  const site = await createSecureSite({
    port: 0,
    name: 'Sandbox Accounts',
    smtpUrl: sandboxUrls.mailServer,
    keyEncryptionKey: randomBytes(32).toString('base64'),
    projects: { sandbox: ['http://localhost:*'] },
    rpcUrls: { 'eip155:31337': [sandboxUrls.chainOne] },
    networks: { 'eip155:31337': { name: 'Sandbox One', symbol: 'ETH', decimals: 18 } },
    dataFolder,
    now: () => Date.now() + ahead,
    log: line => logged.push(line),
  })
  let closed: Promise<void> | null = null
  return {
    url: site.url,
    logged,
    /**
     * Stops the site; may be called again. Leaves the pages first: their frames ask the site
     * regularly, and the browser would report that it is gone.
     */
    async close(context: BrowserContext) {
      await Promise.all(context.pages().map(page => page.goto('about:blank')))
      await (closed ??= site.close())
    },
    /** Moves this site's clock forward. */
    passTime: (ms: number) => {
      ahead += ms
    },
  }
}

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>
