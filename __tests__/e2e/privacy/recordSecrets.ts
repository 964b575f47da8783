import type { BrowserContext } from '@playwright/test'
import { sandboxUrls } from '../support/sandboxUrls'

const SITE = sandboxUrls.secureSite
/** Members of messages between the site and its pages that no host app's page may learn. */
const SECRET_MEMBERS =
  /^(?:token|loginShare|recoveryShare|deviceId|loginId|linkToken|channelToken|result)$/

interface Traffic {
  /** Every request in the browser: its address and its body. */
  readonly requests: readonly string[]
  /** The secrets exchanged between the site and its pages. */
  secrets(): Promise<readonly string[]>
}

/** Records the requests of every window of a browser, and of the frames in them. */
export function recordSecrets(context: BrowserContext): Traffic {
  const secrets = new Set<string>()
  const requests: string[] = []
  const reading: Promise<unknown>[] = []
  const note = (text: string | null) => {
    JSON.parse(text ?? 'null', (key, value: unknown) => {
      if (SECRET_MEMBERS.test(key) && typeof value === 'string') secrets.add(value)
      return value
    })
  }
  context.on('request', request => {
    requests.push(`${request.url()} ${request.postData() ?? ''}`)
    if (request.url().startsWith(`${SITE}/api/`)) note(request.postData())
  })
  context.on('response', response => {
    const isJson = response.headers()['content-type']?.includes('json') === true
    if (!response.url().startsWith(`${SITE}/api/`) || !isJson) return
    reading.push(response.text().then(note))
  })
  return {
    requests,
    secrets: async () => {
      await Promise.all(reading)
      return [...secrets]
    },
  }
}
