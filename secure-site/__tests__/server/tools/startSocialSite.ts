import { createServer } from 'node:net'
import { createIdentityControl, startIdentity } from '@redux-wallet-modal/sandbox/logins'
import { startTestSite } from './startTestSite'
import type { AddressInfo } from 'node:net'
import type { SecureSiteOptions } from '../../../src/server/siteOptions'
import type { Store } from './stores'

/** A free port: the identity server needs the site's address before the site runs. */
export function takePort(): Promise<number> {
  return new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

/** A site whose six providers are the sandbox's real OpenID provider. */
export async function startSocialSite(store: Store, options: Partial<SecureSiteOptions> = {}) {
  const port = await takePort()
  const identity = await startIdentity({ siteUrl: `http://localhost:${port}`, port: 0 })
  const site = await startTestSite(store, { port, socials: identity.socials, ...options })
  return {
    ...site,
    identity,
    identityControl: createIdentityControl(identity.url),
    async close() {
      await site.close()
      await identity.close()
    },
  }
}

export type SocialSite = Awaited<ReturnType<typeof startSocialSite>>
