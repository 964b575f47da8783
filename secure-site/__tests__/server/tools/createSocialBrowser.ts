import { createBrowser, textIn } from './createBrowser'
import { HOST_ORIGIN } from './startTestSite'
import { createPopup, readDone } from './visitProvider'
import type { TestSite } from './startTestSite'

/** A user's browser with the requests of social logins. */
export function createSocialBrowser(
  site: Pick<TestSite, 'url' | 'mailbox'>,
  options: Parameters<typeof createBrowser>[1] = {},
) {
  const browser = createBrowser(site, options)
  const { deviceId, post } = browser
  const outside = { deviceId, hostOrigin: HOST_ORIGIN, projectId: 'demo' }

  const begin = (provider: string, more: Record<string, unknown> = {}) =>
    post('/api/social/begin', { ...outside, provider, ...more })

  /** The URL of a started login, and its parameters. */
  async function beginVisit(provider: string) {
    const uri = textIn((await begin(provider)).body, 'uri')
    const { searchParams } = new URL(uri)
    return { uri, state: searchParams.get('state') ?? '', nonce: searchParams.get('nonce') ?? '' }
  }
  const redeem = (result: string, from = deviceId) =>
    post('/api/social/redeem', { result, deviceId: from })

  return {
    ...browser,
    outside,
    begin,
    beginVisit,
    redeem,
    /** Returns from a provider; resolves with what the popup's last page receives. */
    async comeBack(provider: string, query: Record<string, string>) {
      const search = new URLSearchParams(query).toString()
      return readDone(await createPopup().load(`${site.url}/social/callback/${provider}?${search}`))
    },
    async logInAt(provider: string, person: string) {
      const { uri } = await beginVisit(provider)
      const done = readDone(await createPopup().visit(uri, person))
      return redeem(done.result)
    },
  }
}
