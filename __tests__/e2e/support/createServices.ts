import { createProjectServiceControl } from '@redux-wallet-modal/sandbox'
import { sandboxUrls } from './sandboxUrls'

interface Fault {
  readonly path: string
  readonly status?: number
  readonly body?: unknown
  /** A page in place of data. */
  readonly html?: string
  /** The last good answer to that path, whatever is asked now. */
  readonly stale?: boolean
  /** The page gets nothing to read. */
  readonly blocked?: boolean
  readonly delayMs?: number
  readonly times?: number
  readonly hang?: boolean
}

/** Makes the hosted services misbehave, and mends them. */
export interface Services {
  /** From now on the blockchain API does this for paths that begin so. */
  break(fault: Fault): Promise<void>
  /** The same for the project service: configuration, wallet directory, pictures. */
  breakProject(fault: Fault): Promise<void>
  /** From now on the directory has so many wallets beside the sandbox's own. */
  inventWallets(count: number): Promise<void>
  /** What the project's owner has switched on, by id: `{ swap: ['1inch'], onramp: ['meld', 'coinbase'] }`; what is not named stays. */
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
