import { styled } from 'styled-components'
import { AllWalletsRow } from '../../features/connectors/components/AllWalletsRow'
import { selectAllWalletsRow } from '../../features/connectors/connectorsSelectors'
import { CodeWay } from '../../features/pairing/components/CodeWay'
import { PairingOutcome } from '../../features/pairing/components/PairingOutcome'
import { useModalSelector } from '../../store/context'
import { List } from '../../ui/List'

const FRAME = { testId: 'wm-view-ConnectingWalletConnectBasic', head: null }

const Others = styled(List)`
  margin-block-start: 8px;
`

/** The first screen of a page that knows no wallets of the browser: a code for any wallet, and the list of all. */
export function ConnectingWalletConnectBasicView() {
  const all = useModalSelector(selectAllWalletsRow)
  return (
    <PairingOutcome frame={FRAME} wallet={null}>
      <CodeWay frame={FRAME} wallet={null}>
        {all.isShown && (
          <Others>
            <AllWalletsRow {...all} />
          </Others>
        )}
      </CodeWay>
    </PairingOutcome>
  )
}
