import { sandboxUrls } from './sandboxUrls'

interface Fault {
  readonly path: string
  readonly status?: number
  readonly body?: unknown
  readonly delayMs?: number
  readonly times?: number
  readonly hang?: boolean
}

/** How many wallets the sandbox invents unless it is told otherwise. */
const INVENTED_WALLETS = 312

/** Makes the hosted services misbehave, and mends them. */
export interface Services {
  /** From now on the blockchain API does this for paths that begin so. */
  break(fault: Fault): Promise<void>
  /** The same for the project service: configuration, wallet directory, pictures. */
  breakProject(fault: Fault): Promise<void>
  /** From now on the directory has so many wallets beside the sandbox's own. */
  inventWallets(count: number): Promise<void>
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
  const faultsOf = (service: string) => `${service}/__fault`
  const inventWallets = (inventedWallets: number) =>
    send('POST', `${sandboxUrls.projectService}/__settings`, { inventedWallets })
  return {
    break: fault => send('POST', faultsOf(sandboxUrls.blockchainApi), fault),
    breakProject: fault => send('POST', faultsOf(sandboxUrls.projectService), fault),
    inventWallets,
    mend: async () => {
      await send('DELETE', faultsOf(sandboxUrls.blockchainApi))
      await send('DELETE', faultsOf(sandboxUrls.projectService))
      await inventWallets(INVENTED_WALLETS)
    },
  }
}
