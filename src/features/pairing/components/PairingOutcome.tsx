import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { PAIRING_URI_SPENT_MS } from '../../../domain/limits'
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
  /** Ways on beside a failure. */
  readonly others?: ReactNode
  /** What is shown while there is no outcome. */
  readonly children: ReactNode
}

/** What became of the pairing, in the place where it was waited for. */
export function PairingOutcome({ frame, wallet, others, children }: PairingOutcomeProps) {
  const { phase, expiresAt, error } = useModalSelector(selectPairing)
  // A pairing URI is renewed before it runs out; where that could not be done it must not stay on show.
  const isPast = useIsPast(expiresAt === null ? null : expiresAt - PAIRING_URI_SPENT_MS)
  // Somebody looks at a moment whose pairing URI is over: it is told like any other that ran out.
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
      {/* Here from the beginning: a region that comes with its words is not read. */}
      <Approval role="status">
        {phase === 'approved' && <PairingDone frame={frame} wallet={wallet} />}
      </Approval>
      {outcome()}
    </KeepFocus>
  )
}
