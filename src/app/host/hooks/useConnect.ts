import { useCallback, useMemo, useRef, useState } from 'react'
import type { ErrorState } from '../../../domain/errorCatalogue'
import type { CaipNetworkId, Namespace } from '../../../lib/address/caip'
import type { Outcome } from '../Controls'
import { createControls } from '../createControls'
import { useRuntime, type StoreProps } from './useRuntime'

export interface HostConnect {
  /**
   * Connects a wallet by its connector id, such as the rdns of a browser wallet, or `walletConnect`
   * for one on another device, which opens the modal with a QR code. Never rejects.
   */
  readonly connect: (connectorId: string, namespace?: Namespace) => Promise<Outcome>
  /** The status of this component's last `connect`; `idle` again if it ended without an answer. */
  readonly status: 'idle' | 'pending' | 'success' | 'error'
  readonly error: ErrorState | null
  readonly data: { readonly address: string; readonly caipNetworkId: CaipNetworkId } | null
}

type Progress = Omit<HostConnect, 'connect'>

const IDLE: Progress = { status: 'idle', error: null, data: null }
const REJECTED: ErrorState = { code: 'USER_REJECTED', detail: 'the wallet' }

function toProgress(outcome: Outcome): Progress {
  if (outcome.status === 'connected') {
    const { address, caipNetworkId } = outcome
    return { status: 'success', error: null, data: { address, caipNetworkId } }
  }
  if (outcome.status === 'failed') return { status: 'error', error: outcome.error, data: null }
  return outcome.status === 'rejected' ? { ...IDLE, status: 'error', error: REJECTED } : IDLE
}

/**
 * Connects one wallet from the page itself, and returns the status.
 *
 * @throws {ModalError} `STORE_NOT_INTEGRATED` if the store contains no modal.
 */
export function useConnect(where: StoreProps = {}): HostConnect {
  const { runtime } = useRuntime(where)
  const [told, setTold] = useState({ runtime, progress: IDLE })
  const latest = useRef(0)
  // The progress belongs to one store; after a change of store it is idle.
  const progress = told.runtime === runtime ? told.progress : IDLE
  const connect = useCallback(
    async (connectorId: string, namespace?: Namespace) => {
      latest.current += 1
      const mine = latest.current
      setTold({ runtime, progress: { ...IDLE, status: 'pending' } })
      const outcome = await createControls(runtime).connect(connectorId, namespace)
      if (mine === latest.current) setTold({ runtime, progress: toProgress(outcome) })
      return outcome
    },
    [runtime],
  )
  return useMemo(() => ({ connect, ...progress }), [connect, progress])
}
