import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ErrorState } from '../../../domain/errorCatalogue'
import { selectAccountByNamespace } from '../../../core/account/accountState'
import { selectActiveNetwork } from '../../../core/network/networkSelectors'
import type { Runtime } from '../../runtime/Runtime'
import { resolveNamespace } from '../resolveNamespace'
import type { Balance, Outcome } from '../Controls'
import { transactionMined } from '../facts'
import { useHostSelector } from './useHostSelector'

/** The balance of one token for one account on one network. */
export interface TokenReading {
  readonly phase: 'unknown' | 'loading' | 'known' | 'unavailable'
  readonly found: (Balance & { readonly decimals: number }) | null
  readonly refetch: () => Promise<Outcome<Balance>>
}

interface Reading {
  /** The token, account and network it belongs to; another one's reading is not shown. */
  readonly of: string
  readonly phase: TokenReading['phase']
  readonly found: TokenReading['found']
}

const TOKEN_UNAVAILABLE: ErrorState = { code: 'BALANCE_UNAVAILABLE', detail: 'the token' }
const ignore = () => undefined
const FAILED: Outcome<never> = { status: 'failed', error: TOKEN_UNAVAILABLE }

/**
 * Reads a token of the connected account: immediately, when the account or network changes, and
 * once a payment is in a block. The component holds the result.
 */
export function useTokenBalance(runtime: Runtime, token: string | undefined): TokenReading {
  const network = useHostSelector(runtime, selectActiveNetwork)
  const address = useHostSelector(
    runtime,
    state => selectAccountByNamespace(state, resolveNamespace(state, undefined)).address,
  )
  const [reading, setReading] = useState<Reading | null>(null)
  const of = `${network?.caipNetworkId ?? ''}:${address ?? ''}:${token ?? ''}`

  const read = useCallback(
    async (signal: AbortSignal): Promise<Outcome<Balance>> => {
      if (token === undefined || address === null || network === null) return FAILED
      const keep = (phase: Reading['phase'], found?: Reading['found']) => {
        if (signal.aborted) return
        setReading(last => ({
          of,
          phase: phase === 'loading' && last?.of === of && last.found ? last.phase : phase,
          found: found ?? (last?.of === of ? last.found : null),
        }))
      }
      keep('loading')
      try {
        const { deps } = await runtime.load()
        const { chain } = await deps.chains.load(network.namespace)
        const held = await chain.getTokenBalances(address, network, [{ address: token }], signal)
        const isMeant = ({ address: id = '' }: (typeof held)[number]) =>
          id.toLowerCase() === `${network.caipNetworkId}:${token}`.toLowerCase()
        const holding = held.find(isMeant)
        if (!holding) throw new Error('The chain tells nothing of the token')
        const found = {
          balance: holding.quantity.numeric,
          symbol: holding.symbol,
          caipNetworkId: network.caipNetworkId,
          decimals: Number(holding.quantity.decimals),
        }
        keep('known', found)
        const { decimals: _decimals, ...value } = found
        return { status: 'done', value }
      } catch {
        keep('unavailable')
        return FAILED
      }
    },
    [runtime, network, address, token, of],
  )

  useEffect(() => {
    if (token === undefined || address === null) return undefined
    const wait = new AbortController()
    const update = () => {
      read(wait.signal).catch(ignore) // `read` never rejects.
    }
    update()
    const stop = runtime.observe(action => {
      if (transactionMined.match(action)) update()
    })
    return () => {
      stop()
      wait.abort()
    }
  }, [runtime, read, token, address])

  const refetch = useCallback(() => read(new AbortController().signal), [read])
  return useMemo(() => {
    const { phase, found } =
      reading?.of === of ? reading : { phase: 'unknown' as const, found: null }
    return { phase, found, refetch }
  }, [reading, of, refetch])
}
