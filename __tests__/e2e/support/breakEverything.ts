import type { Page, Route } from '@playwright/test'
import type { RelayControl } from '@redux-wallet-modal/sandbox'
import type { Services } from './createServices'
import { sandboxUrls } from './sandboxUrls'

interface World {
  readonly page: Page
  readonly services: Services
  readonly relay: RelayControl
}

/** Makes every service, every chain and the relay fail in the same way. */
export async function breakEverything(
  { page, services, relay }: World,
  how: 'hangs' | 'refuses',
): Promise<void> {
  const fault = how === 'hangs' ? { path: '/', hang: true } : { path: '/', status: 503 }
  await services.break(fault)
  await services.breakProject(fault)
  await (how === 'hangs' ? relay.hang({ at: 'handshake' }) : relay.refuse())
  const answer = (route: Route) =>
    how === 'hangs' ? undefined : route.fulfill({ status: 503, body: '' })
  for (const url of [sandboxUrls.chainOne, sandboxUrls.chainTwo]) {
    const { port } = new URL(url)
    await page.route(`http://127.0.0.1:${port}/**`, answer)
    await page.route(`http://localhost:${port}/**`, answer)
  }
}
