import type { Account } from '../../src/domain/account'

type Page = Window & { injectedWeb3?: Record<string, unknown> | undefined }
type OnAccounts = (accounts: readonly { readonly address: string }[]) => void

/** A Polkadot extension that does as it is told. It lets a page in by asking the person once. */
export function createPolkadotExtension(
  page: Window,
  first: readonly string[],
  key = 'toy-wallet',
) {
  const listeners = new Set<OnAccounts>()
  let shared = first
  let isLetIn = false
  let mood: 'friendly' | 'declining' | 'silent' = 'friendly'
  let prompts = 0
  let requests = 0
  const signed: unknown[] = []
  const list = () => shared.map((address, index) => ({ address, name: `Account ${index}` }))

  async function ask<T>(isPrompt: boolean, answer: () => T): Promise<T> {
    requests += 1
    if (mood === 'silent') return new Promise(() => undefined)
    if (isPrompt) prompts += 1
    if (isPrompt && mood === 'declining') throw new Error('Cancelled')
    return answer()
  }

  const injected = {
    accounts: {
      get: () => ask(false, list),
      subscribe(tell: OnAccounts) {
        listeners.add(tell)
        return () => void listeners.delete(tell)
      },
    },
    signer: {
      signRaw: (raw: unknown) =>
        ask(true, () => {
          signed.push(raw)
          return { id: 1, signature: `0x${'ab'.repeat(64)}` }
        }),
    },
  }
  const entry = {
    version: '1.2.3',
    enable: (originName: string) =>
      ask(!isLetIn, () => {
        isLetIn = true
        origins.push(originName)
        return injected
      }),
  }
  const origins: string[] = []

  return {
    id: key,
    entry,
    injected,
    signed,
    origins,
    /** As a content script does it, before the page is ready. */
    appear() {
      const target: Page = page
      target.injectedWeb3 = { ...target.injectedWeb3, [key]: entry }
      page.document.dispatchEvent(new Event('DOMContentLoaded'))
    },
    letIn: () => void (isLetIn = true),
    share(addresses: readonly Account['address'][]) {
      mood = 'friendly'
      shared = addresses
    },
    decline: () => void (mood = 'declining'),
    fallSilent: () => void (mood = 'silent'),
    prompts: () => prompts,
    requests: () => requests,
    report(addresses: readonly string[]) {
      shared = addresses
      for (const tell of [...listeners]) tell(list())
    },
    listeners: () => listeners.size,
    remove() {
      const target: Page = page
      target.injectedWeb3 = undefined
    },
  }
}
