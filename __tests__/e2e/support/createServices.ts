import { sandboxUrls } from './sandboxUrls'

interface Fault {
  readonly path: string
  readonly status?: number
  readonly body?: unknown
  readonly delayMs?: number
  readonly times?: number
  readonly hang?: boolean
}

/** Makes the hosted services misbehave, and mends them. */
export interface Services {
  /** From now on the blockchain API does this for paths that begin so. */
  break(fault: Fault): Promise<void>
  mend(): Promise<void>
}

export function createServices(): Services {
  const send = async (method: string, url: string, body?: unknown) => {
    const response = await fetch(`${url}/__fault`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${url} did not take the fault: ${String(response.status)}`)
  }
  return {
    break: fault => send('POST', sandboxUrls.blockchainApi, fault),
    mend: async () => {
      await send('DELETE', sandboxUrls.blockchainApi)
      await send('DELETE', sandboxUrls.projectService)
    },
  }
}
