import { backRequested } from '../../../events/backEvents'
import { networkChosen } from '../../../events/networkEvents'
import type { CaipNetworkId } from '../../../lib/address/caip'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { ActionBarPair } from '../../../ui/layout/ActionBarPair'
import { selectOptions } from '../../options/optionsSlice'

interface MoveWalletActionBarProps {
  /** Prefix of the test ids. */
  readonly name: 'send' | 'swap'
  readonly caipNetworkId: CaipNetworkId
}

/** The wallet has to switch networks before it gets the request. */
export function SwitchNetworkActionBar({ name, caipNetworkId }: MoveWalletActionBarProps) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { isNetworkSwitchEnabled } = useModalSelector(selectOptions)
  return (
    <ActionBar>
      <ActionBarPair wideEnd>
        <Button block onPress={() => dispatch(backRequested())} data-testid={`wm-${name}-cancel`}>
          {t('common.cancel')}
        </Button>
        <Button
          tone="primary"
          block
          disabled={!isNetworkSwitchEnabled}
          onPress={() => dispatch(networkChosen({ caipNetworkId }))}
          data-testid={`wm-${name}-switch`}
        >
          {t('preview.switchNetwork')}
        </Button>
      </ActionBarPair>
    </ActionBar>
  )
}
