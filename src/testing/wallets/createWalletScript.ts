import { delay } from '../../clients/delay'
import type {
  WalletAnnouncement,
  WalletProvider,
  WalletRequest,
  WalletScript,
} from './WalletScript'

/** The wallet internals a family's methods use. */
export interface WalletInternals {
  /** All accounts; empty while locked. */
  accounts(): readonly string[]
  /** Accounts the page may see. */
  shared(): readonly string[]
  /** Whether the page may see them without a prompt. */
  isAllowed(): boolean
  /** Approves the page, which also unlocks the wallet. */
  letIn(): void
  /** Revokes the page's approval. */
  letOut(): void
  /** Runs `work` once the user approves. */
  ask(work: () => unknown): Promise<unknown>
  /** Runs `work` without a prompt, unless the wallet refuses everything. */
  unlessRefused(work: () => unknown): unknown
  emit(event: string, payload?: unknown): void
}

export type WalletMethods = Readonly<Record<string, (params: readonly unknown[]) => unknown>>

interface WalletParts {
  readonly name: string
  readonly connectorId: string
  readonly accounts: readonly string[]
  readonly isAllowed: boolean | undefined
  /** The error when the user rejects. */
  readonly rejection: { readonly code?: number; readonly message: string }
  /** The error code for unknown methods. */
  readonly unknownCode: number
  readonly announcement: WalletAnnouncement
  methods(hand: WalletInternals): WalletMethods
  /** Emits the current accounts to the page. */
  tell(hand: WalletInternals): void
}

/**
 * `sync` updates the wallet object's accounts in the page, `*` forwards every event: neither has
 * listeners of the page.
 */
const INNER_EVENTS = ['sync', '*']

interface Prompt {
  readonly agree: () => void
  readonly refuse: (error: Error) => void
}

type Behavior =
  | { readonly kind: 'approve' | 'hang' | 'silent' }
  | { readonly kind: 'delay'; readonly ms: number }
  | { readonly kind: 'refuse'; readonly code?: number; readonly message: string }

const never = () => new Promise<never>(() => undefined)

export const walletError = (code: number | undefined, message: string): Error =>
  Object.assign(new Error(message), code !== undefined && { code })

/** Creates the part that all scripted wallets share. */
export function createWalletScript(
  parts: WalletParts,
): WalletScript & { readonly hand: WalletInternals } {
  const requests: WalletRequest[] = []
  const unexpected: string[] = []
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const answers = new Map<string, (params: readonly unknown[]) => unknown>()
  const open = new Set<Prompt>()
  let { accounts } = parts
  let isAllowed = parts.isAllowed === true
  let isLocked = false
  let prompts = 0
  let mood: Behavior = { kind: 'approve' }

  const unlocked = () => (isLocked ? [] : [...accounts])
  const hand: WalletInternals = {
    accounts: unlocked,
    shared: () => (isAllowed ? unlocked() : []),
    isAllowed: () => isAllowed && !isLocked,
    letIn() {
      isAllowed = true
      isLocked = false
    },
    letOut: () => void (isAllowed = false),
    async ask(work) {
      prompts += 1
      const now = mood
      if (now.kind === 'refuse') throw walletError(now.code, now.message)
      if (now.kind === 'hang') {
        await new Promise<void>((agree, refuse) => {
          open.add({ agree, refuse })
        })
      }
      if (now.kind === 'delay') await delay(now.ms, new AbortController().signal)
      return work()
    },
    unlessRefused(work) {
      if (mood.kind === 'refuse') throw walletError(mood.code, mood.message)
      return work()
    },
    emit(event, payload) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
      for (const listener of [...(listeners.get('*') ?? [])]) listener({ event, payload })
    },
  }
  const methods = parts.methods(hand)

  const settleOpen = (settle: (prompt: Prompt) => void) => {
    for (const prompt of open) settle(prompt)
    open.clear()
  }
  const refuse = (code: number | undefined, message: string) => {
    mood = { kind: 'refuse', message, ...(code !== undefined && { code }) }
    settleOpen(prompt => prompt.refuse(walletError(code, message)))
  }

  const provider: WalletProvider = {
    async request({ method, params = [] }) {
      const list: readonly unknown[] = Array.isArray(params) ? params : [params]
      requests.push({ method, params: list })
      if (mood.kind === 'silent') return never()
      const answer = answers.get(method) ?? methods[method]
      if (answer) return answer(list)
      unexpected.push(method)
      throw walletError(parts.unknownCode, `${method} was not expected in this test`)
    },
    on(event, listener) {
      const held = listeners.get(event) ?? new Set()
      listeners.set(event, held.add(listener))
    },
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }

  return {
    hand,
    name: parts.name,
    connectorId: parts.connectorId,
    provider,
    announcement: parts.announcement,
    requests,
    unexpected,
    openPrompts: () => open.size,
    promptCount: () => prompts,
    listenerCount: () =>
      [...listeners]
        .filter(([event]) => !INNER_EVENTS.includes(event))
        .reduce((sum, [, held]) => sum + held.size, 0),
    install: (page = window) =>
      parts.announcement.show(page, provider, parts.announcement.description as never),
    approve() {
      mood = { kind: 'approve' }
      settleOpen(prompt => prompt.agree())
    },
    reject: () => refuse(parts.rejection.code, parts.rejection.message),
    refuseWith: (code, message = `code ${code}`) => refuse(code, message),
    hang: () => void (mood = { kind: 'hang' }),
    fallSilent: () => void (mood = { kind: 'silent' }),
    delay: ms => void (mood = { kind: 'delay', ms }),
    answer: (method, answer) => void answers.set(method, answer),
    allow: hand.letIn,
    lock() {
      isLocked = true
      if (isAllowed) parts.tell(hand)
    },
    switchAccount(...addresses) {
      accounts = addresses
      if (isAllowed && !isLocked) parts.tell(hand)
    },
  }
}
