import { ANNOUNCED, DECLINED, NOT_LET_IN, type ToyProvider } from './chains/toy/ToyProvider'

/** A scripted toy wallet. */
export function createToyWallet(window: Window, first: readonly string[]) {
  const listeners = new Set<(addresses: readonly string[]) => void>()
  let shared = first
  let place = 'playground'
  let mood: 'friendly' | 'declining' | 'silent' = 'friendly'
  let failure: string | null = null
  let prompts = 0
  let requests = 0
  const provider: ToyProvider = {
    id: 'com.toys.wallet',
    name: 'Toy Wallet',
    ask(what: string, detail?: string) {
      requests += 1
      if (mood === 'silent') return new Promise(() => undefined)
      const isPrompt = what !== 'look' && what !== 'where'
      if (isPrompt) prompts += 1
      if (isPrompt && mood === 'declining') return Promise.reject(new Error(DECLINED))
      if (isPrompt && failure !== null) return Promise.reject(new Error(failure))
      if (what === 'move') place = detail ?? place
      if (what === 'sign') return Promise.resolve(`signed ${detail ?? ''}`)
      return Promise.resolve(what === 'where' ? place : shared)
    },
    listen(onAddresses) {
      listeners.add(onAddresses)
      return () => void listeners.delete(onAddresses)
    },
  }
  return {
    provider,
    appear: () => void window.dispatchEvent(new CustomEvent(ANNOUNCED, { detail: provider })),
    share(addresses: readonly string[]) {
      mood = 'friendly'
      shared = addresses
    },
    decline: () => void (mood = 'declining'),
    fail: (code: number) => void (failure = code === 4100 ? NOT_LET_IN : `code ${String(code)}`),
    fallSilent: () => void (mood = 'silent'),
    prompts: () => prompts,
    requests: () => requests,
    report(addresses: readonly string[]) {
      for (const tell of [...listeners]) tell(addresses)
    },
    listeners: () => listeners.size,
  }
}
