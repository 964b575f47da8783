import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

interface RelayFigures {
  readonly sockets: number
  readonly subscriptions: number
  readonly opened: number
  readonly clients: readonly { readonly clientId: string; readonly subscriptions: number }[]
}

/** The addresses of the servers, and the controls for tests. */
export interface RelayWorld {
  readonly relayUrl: string
  readonly chainUrl: string
  pocket(action: string, given?: object): Promise<unknown>
  relay(action: string, given?: object): Promise<unknown>
  relayState(): Promise<RelayFigures>
  close(): Promise<void>
}

async function control(url: string, action: string, given: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...given, action }),
  })
  const answer = (await response.json()) as { result?: unknown; error?: string }
  if (answer.error !== undefined) throw new Error(answer.error)
  return answer.result
}

/** Unrefs timers: the library waits up to five minutes for answers that never come. */
function letTimersGo() {
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const real = globalThis[name]
    Reflect.set(globalThis, name, (...given: unknown[]) => {
      const timer: unknown = Reflect.apply(real, globalThis, given)
      // In jsdom, timers are numbers and do not keep the process alive.
      if (typeof timer === 'object') (timer as NodeJS.Timeout).unref()
      return timer
    })
  }
}

/** Starts the sandbox's relay and the wallet behind it in their own process. */
export async function startRelayWorld(): Promise<RelayWorld> {
  letTimersGo()
  const child = spawn(process.execPath, [join(__dirname, 'relayParts.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  const parts = JSON.parse(line) as Record<'relay' | 'relayControl' | 'pocket' | 'chain', string>
  return {
    relayUrl: parts.relay,
    chainUrl: parts.chain,
    pocket: (action, given = {}) => control(`${parts.pocket}/__control`, action, given),
    relay: (action, given = {}) => control(`${parts.relayControl}/__control`, action, given),
    relayState: async () =>
      (await (await fetch(`${parts.relayControl}/__control`)).json()) as RelayFigures,
    async close() {
      const gone = once(child, 'exit')
      child.stdin.end()
      await gone
    },
  }
}
