type Feature = Readonly<Record<string, unknown>>
type Change = (properties: {
  readonly accounts?: readonly unknown[]
  readonly features?: object
}) => void

export const WALLET_ICON = 'data:image/png;base64,iVBORw0KGgo='

export interface FakeStandardOptions {
  readonly name: string
  readonly chains: readonly string[]
  /** Features besides those every wallet has. */
  readonly features?: Readonly<Record<string, Feature>>
}

/** A scripted wallet that registers through the Wallet Standard, as extensions do. */
export function createStandardWallet({ name, chains, features = {} }: FakeStandardOptions) {
  const listeners = new Set<Change>()
  let shared: readonly object[] = []
  let mood: 'friendly' | 'declining' | 'silent' = 'friendly'
  let prompts = 0
  let requests = 0

  /** Answers according to its mood; an answered request that is not silent counts as a prompt. */
  function answer<T>(isSilent: boolean, give: () => T): Promise<T> {
    requests += 1
    if (mood === 'silent') return new Promise<never>(() => {})
    if (!isSilent) prompts += 1
    if (!isSilent && mood === 'declining') {
      return Promise.reject(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
    }
    return Promise.resolve().then(give)
  }

  const wallet = {
    version: '1.0.0',
    name,
    icon: WALLET_ICON,
    chains,
    accounts: shared,
    features: {
      'standard:connect': {
        version: '1.0.0',
        connect: (input?: { silent?: boolean }) =>
          answer(input?.silent === true, () => ({ accounts: shared })),
      },
      'standard:disconnect': { version: '1.0.0', disconnect: () => answer(false, () => undefined) },
      'standard:events': {
        version: '1.0.0',
        on(_event: 'change', listener: Change) {
          listeners.add(listener)
          return () => void listeners.delete(listener)
        },
      },
      ...features,
    } as Record<string, Feature>,
  }

  let uninstall = () => {}
  return {
    wallet,
    answer,
    appear() {
      uninstall()
      uninstall = installStandard(wallet)
    },
    remove: () => uninstall(),
    share(accounts: readonly object[]) {
      mood = 'friendly'
      shared = accounts
      wallet.accounts = accounts
    },
    decline: () => void (mood = 'declining'),
    fallSilent: () => void (mood = 'silent'),
    prompts: () => prompts,
    requests: () => requests,
    report(accounts: readonly object[]) {
      wallet.accounts = accounts
      for (const tell of [...listeners]) tell({ accounts })
    },
    emit: (properties: Parameters<Change>[0]) => {
      for (const tell of [...listeners]) tell(properties)
    },
    listeners: () => listeners.size,
  }
}

interface Door {
  register(...wallets: readonly unknown[]): () => void
}

/**
 * Registers now and whenever a page reports that it is ready; returns a function that unregisters.
 */
export function installStandard(wallet: unknown): () => void {
  let unregister = () => {}
  const enter = (door: Door) => {
    unregister = door.register(wallet)
  }
  const onReady = (event: Event) => enter((event as CustomEvent<Door>).detail)
  window.addEventListener('wallet-standard:app-ready', onReady)
  window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: enter }))
  return () => {
    window.removeEventListener('wallet-standard:app-ready', onReady)
    unregister()
  }
}
