import { createProjectServiceControl } from '@redux-wallet-modal/sandbox'
import { sandboxUrls } from './sandboxUrls'

interface Fault {
  readonly path: string
  readonly status?: number
  readonly body?: unknown
  /** Responds with a page instead of data. */
  readonly html?: string
  /** Responds with the last good response for that path, whatever the request. */
  readonly stale?: boolean
  /** The page cannot read the response. */
  readonly blocked?: boolean
  readonly delayMs?: number
  readonly times?: number
  readonly hang?: boolean
}

/** Makes the hosted services fail, and restores them. */
export interface Services {
  /** From now on the blockchain API fails like this for paths with this prefix. */
  break(fault: Fault): Promise<void>
  /** The same for the project service: configuration, wallet directory, pictures. */
  breakProject(fault: Fault): Promise<void>
  /** Adds this many wallets to the directory, beside the sandbox's own. */
  inventWallets(count: number): Promise<void>
  /**
   * Sets the project's features by id: `{ swap: ['1inch'], onramp: ['meld', 'coinbase'] }`; others
   * keep their setting.
   */
  offer(features: Readonly<Record<string, boolean | readonly string[]>>): Promise<void>
  mend(): Promise<void>
}

export function createServices(): Services {
  const send = async (method: string, url: string, body?: unknown) => {
    const response = await fetch(url, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${url} did not take it: ${String(response.status)}`)
  }
  const project = createProjectServiceControl(sandboxUrls.projectService)
  const faultsOf = (service: string) => `${service}/__fault`
  const inventWallets = (inventedWallets: number) =>
    send('POST', `${sandboxUrls.projectService}/__settings`, { inventedWallets })
  return {
    break: fault => send('POST', faultsOf(sandboxUrls.blockchainApi), fault),
    breakProject: fault => send('POST', faultsOf(sandboxUrls.projectService), fault),
    inventWallets,
    offer: async features => void (await project.offer(features)),
    mend: async () => {
      await send('DELETE', faultsOf(sandboxUrls.blockchainApi))
      await send('DELETE', faultsOf(sandboxUrls.projectService))
      await project.reset()
    },
  }
}
