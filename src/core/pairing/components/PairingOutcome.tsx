import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PAIRING_URI_EXPIRY_MARGIN_MS } from '../../../domain/limits'
import type { Wallet } from '../../../domain/wallet'
import { useModalSelector } from '../../../store/context'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { useIsPast } from '../../../ui/motion/useIsPast'
import { selectOptions } from '../../options/optionsSlice'
import { selectPairing } from '../pairingSlice'
import { usePairingUri } from '../usePairingUri'
import { PairingDone } from './PairingDone'
import { PairingFailure } from './PairingFailure'
import type { PairingFrame } from './PairingFrame'
import { PairingIdle } from './PairingIdle'

const Approval = styled.div`
  display: flex;
  flex: 0 1 auto;
  flex-direction: column;
  min-block-size: 0;
`

interface PairingOutcomeProps {
  readonly frame: PairingFrame
  readonly wallet: Wallet | null
  /** Alternatives shown beside a failure. */
  readonly others?: ReactNode
  /** Shown while there is no outcome. */
  readonly children: ReactNode
}

/** Replaces the pairing UI with its outcome. */
export function PairingOutcome({ frame, wallet, others, children }: PairingOutcomeProps) {
  const { phase, expiresAt, error } = useModalSelector(selectPairing)
  // Pairing URIs are renewed before they expire; if that failed, a spent one must be hidden.
  const isPast = useIsPast(expiresAt === null ? null : expiresAt - PAIRING_URI_EXPIRY_MARGIN_MS)
  // In an imported state the URI is no longer in memory; treat it as expired.
  const isGone = usePairingUri() === null && phase === 'waiting'
  const hasRunOut = isPast || isGone
  const isManual = useModalSelector(state => selectOptions(state).isWalletConnectManual)
  const outcome = () => {
    if (phase === 'idle' && isManual) return <PairingIdle frame={frame} wallet={wallet} />
    if (phase === 'approved') return null
    if (phase === 'failed' || hasRunOut) {
      const code = error?.code ?? (hasRunOut ? 'PAIRING_EXPIRED' : 'CONNECT_FAILED')
      return (
        <PairingFailure frame={frame} wallet={wallet} code={code}>
          {others}
        </PairingFailure>
      )
    }
    return children
  }
  const stage = hasRunOut ? 'failed' : phase === 'waiting' ? 'asking' : phase
  return (
    <KeepFocus stage={stage}>
      {/* Always mounted: screen readers skip a live region that is inserted with its text. */}
      <Approval role="status">
        {phase === 'approved' && <PairingDone frame={frame} wallet={wallet} />}
      </Approval>
      {outcome()}
    </KeepFocus>
  )
}
