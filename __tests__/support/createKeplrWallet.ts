type Page = Window & { keplr?: unknown }

const UNKNOWN = 'There is no modular chain info for'

/**
 * A Keplr-compatible wallet that does as it is told: one account at a time, with an address on each network. It lets a
 * page in network by network by asking the person once.
 */
export function createKeplrWallet(
  window: Window,
  first: readonly string[],
  knownChains: readonly string[] = ['cosmoshub-4', 'osmosis-1'],
) {
  const page: Page = window
  const listeners = new Set<unknown>()
  const letIn = new Set<string>()
  const known = new Set(knownChains)
  let shared = first
  let mood: 'friendly' | 'declining' | 'silent' = 'friendly'
  let prompts = 0
  let requests = 0
  const signed: unknown[] = []
  const suggested: unknown[] = []

  async function ask<T>(isPrompt: boolean, answer: () => T): Promise<T> {
    requests += 1
    if (mood === 'silent') return new Promise(() => undefined)
    if (isPrompt) prompts += 1
    if (isPrompt && mood === 'declining') throw new Error('Request rejected')
    return answer()
  }
  const enable = (chainId: string) => {
    if (!known.has(chainId)) return Promise.reject(new Error(`${UNKNOWN} ${chainId}`))
    return ask(!letIn.has(chainId), () => void letIn.add(chainId))
  }

  const keplr = {
    enable,
    disable: () => ask(false, () => letIn.clear()),
    getKey: async (chainId: string) => {
      const [bech32Address = ''] = shared
      await enable(chainId)
      return { name: 'Account 1', bech32Address, algo: 'secp256k1' }
    },
    experimentalSuggestChain: (info: { readonly chainId: string }) =>
      ask(true, () => {
        suggested.push(info)
        known.add(info.chainId)
      }),
    signArbitrary: (...asked: readonly unknown[]) =>
      ask(true, () => {
        signed.push(asked)
        return { pub_key: { type: 'tendermint/PubKeySecp256k1', value: 'AA==' }, signature: 'q80=' }
      }),
    signAmino: (...asked: readonly unknown[]) =>
      ask(true, () => {
        signed.push(asked)
        return { signed: asked[2], signature: { pub_key: {}, signature: 'q80=' } }
      }),
  }

  const add = jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((name, listener, options) => {
      if (name === 'keplr_keystorechange') listeners.add(listener)
      EventTarget.prototype.addEventListener.call(window, name, listener, options)
    })
  const remove = jest
    .spyOn(window, 'removeEventListener')
    .mockImplementation((name, listener, options) => {
      listeners.delete(listener)
      EventTarget.prototype.removeEventListener.call(window, name, listener, options)
    })

  return {
    keplr,
    signed,
    suggested,
    appear() {
      page.keplr = keplr
      window.document.dispatchEvent(new Event('DOMContentLoaded'))
    },
    letIn: () => knownChains.forEach(chainId => letIn.add(chainId)),
    share(addresses: readonly string[]) {
      mood = 'friendly'
      shared = addresses
    },
    decline: () => void (mood = 'declining'),
    fallSilent: () => void (mood = 'silent'),
    prompts: () => prompts,
    requests: () => requests,
    report(addresses: readonly string[]) {
      shared = addresses
      window.dispatchEvent(new Event('keplr_keystorechange'))
    },
    listeners: () => listeners.size,
    remove() {
      delete page.keplr
      add.mockRestore()
      remove.mockRestore()
    },
  }
}
