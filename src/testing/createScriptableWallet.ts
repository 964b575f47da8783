import { delay } from '../clients/delay'
import { hexChainId } from '../lib/address/hexChainId'
import { SAMPLE_ADDRESS, samplePicture } from './samples'

/** One request a page made, as the wallet received it. */
export interface WalletRequest {
  readonly method: string
  readonly params: readonly unknown[]
}

/** The face every EVM wallet shows a page (EIP-1193). */
export interface WalletProvider {
  request(request: { readonly method: string; readonly params?: unknown }): Promise<unknown>
  on(event: string, listener: (payload: unknown) => void): void
  removeListener(event: string, listener: (payload: unknown) => void): void
}

export interface ScriptableWalletOptions {
  readonly name?: string
  readonly rdns?: string
  /** The first one is the one it means. */
  readonly accounts?: readonly string[]
  readonly chainId?: number
  /** Networks it knows beside the one it is on; asked for another one it answers 4902. */
  readonly knownChainIds?: readonly number[]
  /** The page has been approved before: accounts are shared without asking. */
  readonly isPermitted?: boolean
}

/** A browser wallet under the control of a test. */
export interface ScriptableWallet {
  readonly provider: WalletProvider
  /** What it says about itself (EIP-6963). */
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly icon: string
    readonly rdns: string
  }
  /** Everything it was asked, in order. */
  readonly requests: readonly WalletRequest[]
  /** Requests that wait for the person. */
  openPrompts(): number
  /** How often the person was asked. */
  promptCount(): number
  /** Listeners the page holds. */
  listenerCount(): number
  /** Shows itself to the page, and again whenever the page asks who is there. Returns how to take it away. */
  install(page?: Window): () => void
  /** The person agrees: to what is open, and to everything that comes. How it begins. */
  approve(): void
  /** The person declines: what is open, and everything that comes. */
  reject(): void
  /** The wallet fails what is open, and everything that comes, with a code such as -32002. */
  refuseWith(code: number, message?: string): void
  /** Whatever the person is asked from now on stays open. */
  hang(): void
  /** From now on it answers nothing at all, not even a question that needs no person. */
  fallSilent(): void
  /** The person agrees, each time after some milliseconds. */
  delay(ms: number): void
  /** Answers a method this way from now on, without asking the person. */
  answer(method: string, answer: (params: readonly unknown[]) => unknown): void
  /** Shares nothing until it is unlocked by the next approval. */
  lock(): void
  /** The person picks other accounts in the wallet. */
  switchAccount(...addresses: readonly string[]): void
  /** The person picks another network in the wallet. */
  switchChain(chainId: number): void
}

class WalletError extends Error {
  readonly code: number

  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

interface Prompt {
  readonly agree: () => void
  readonly refuse: (error: WalletError) => void
}

type Mood =
  | { readonly kind: 'approve' | 'hang' | 'silent' }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'refuse'; readonly code: number; readonly message: string }

const REJECTED = { kind: 'refuse', code: 4001, message: 'The person declined' } as const
const SIGNATURE = `0x${'1b'.repeat(65)}`
const never = () => new Promise<never>(() => undefined)

const readChainId = (param: unknown): number =>
  typeof param === 'object' && param !== null && 'chainId' in param ? Number(param.chainId) : NaN

/**
 * An EIP-1193 provider with an EIP-6963 announcement that does as a test says: approve, reject, hang, be slow, be
 * locked, change account or network. It signs nothing real.
 *
 * @example
 * const wallet = createScriptableWallet({ name: 'Heron', rdns: 'io.heron' })
 * const uninstall = wallet.install()
 */
export function createScriptableWallet(options: ScriptableWalletOptions = {}): ScriptableWallet {
  const { name = 'Heron', rdns = 'io.heron' } = options
  const requests: WalletRequest[] = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const answers = new Map<string, (params: readonly unknown[]) => unknown>()
  const open = new Set<Prompt>()
  const known = new Set(options.knownChainIds)
  let accounts = options.accounts ?? [SAMPLE_ADDRESS]
  let chainId = options.chainId ?? 1
  let isPermitted = options.isPermitted === true
  let isLocked = false
  let prompts = 0
  let sent = 0
  let mood: Mood = { kind: 'approve' }
  known.add(chainId)

  const emit = (event: string, payload: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  const shared = () => (isPermitted && !isLocked ? [...accounts] : [])
  const moveTo = (next: number) => {
    known.add(next)
    if (next === chainId) return
    chainId = next
    emit('chainChanged', hexChainId(next))
  }

  /** Does the work once the person agrees. */
  async function ask(work: () => unknown): Promise<unknown> {
    prompts += 1
    const now = mood
    if (now.kind === 'refuse') throw new WalletError(now.code, now.message)
    if (now.kind === 'hang') {
      await new Promise<void>((agree, refuse) => {
        const prompt: Prompt = { agree, refuse }
        open.add(prompt)
      })
    }
    if (now.kind === 'delay') await delay(now.ms, new AbortController().signal)
    return work()
  }

  const permitted = (work: () => unknown) => {
    if (shared().length === 0) throw new WalletError(4100, 'The page is not connected')
    return ask(work)
  }

  const METHODS: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_accounts: shared,
    eth_chainId: () => hexChainId(chainId),
    net_version: () => String(chainId),
    eth_requestAccounts: () =>
      ask(() => {
        isPermitted = true
        isLocked = false
        return shared()
      }),
    wallet_getPermissions: () => (isPermitted ? [{ parentCapability: 'eth_accounts' }] : []),
    wallet_revokePermissions() {
      isPermitted = false
      return null
    },
    wallet_switchEthereumChain([param]) {
      const wanted = readChainId(param)
      if (!known.has(wanted)) throw new WalletError(4902, 'Unrecognized chain ID')
      return ask(() => {
        moveTo(wanted)
        return null
      })
    },
    wallet_addEthereumChain: ([param]) =>
      ask(() => {
        moveTo(readChainId(param))
        return null
      }),
    personal_sign: () => permitted(() => SIGNATURE),
    eth_signTypedData_v4: () => permitted(() => SIGNATURE),
    eth_sendTransaction: () => permitted(() => `0x${String(++sent).padStart(64, '0')}`),
  }

  const settleOpen = (settle: (prompt: Prompt) => void) => {
    for (const prompt of open) settle(prompt)
    open.clear()
  }
  const refuse = (code: number, message: string) => {
    mood = { kind: 'refuse', code, message }
    settleOpen(prompt => prompt.refuse(new WalletError(code, message)))
  }

  const provider: WalletProvider = {
    async request({ method, params = [] }) {
      const list: readonly unknown[] = Array.isArray(params) ? params : [params]
      requests.push({ method, params: list })
      if (mood.kind === 'silent') return never()
      const answer = answers.get(method) ?? METHODS[method]
      if (!answer) throw new WalletError(4200, `${method} is not supported`)
      return answer(list)
    },
    on(event, listener) {
      const held = listeners.get(event) ?? new Set()
      held.add(listener)
      listeners.set(event, held)
    },
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
  const info = {
    uuid: `uuid-of-${rdns}`,
    name,
    icon: samplePicture(name.slice(0, 1), '#7048e8'),
    rdns,
  }

  return {
    provider,
    info,
    requests,
    openPrompts: () => open.size,
    promptCount: () => prompts,
    listenerCount: () => [...listeners.values()].reduce((sum, held) => sum + held.size, 0),
    install(page = window) {
      const detail = Object.freeze({ info: Object.freeze({ ...info }), provider })
      const announce = () =>
        page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
      page.addEventListener('eip6963:requestProvider', announce)
      announce()
      return () => page.removeEventListener('eip6963:requestProvider', announce)
    },
    approve() {
      mood = { kind: 'approve' }
      settleOpen(prompt => prompt.agree())
    },
    reject: () => refuse(REJECTED.code, REJECTED.message),
    refuseWith: (code, message = `code ${code}`) => refuse(code, message),
    hang: () => void (mood = { kind: 'hang' }),
    fallSilent: () => void (mood = { kind: 'silent' }),
    delay: ms => void (mood = { kind: 'delay', ms }),
    answer: (method, answer) => void answers.set(method, answer),
    lock() {
      isLocked = true
      if (isPermitted) emit('accountsChanged', [])
    },
    switchAccount(...addresses) {
      accounts = addresses
      if (isPermitted && !isLocked) emit('accountsChanged', [...addresses])
    },
    switchChain: moveTo,
  }
}
