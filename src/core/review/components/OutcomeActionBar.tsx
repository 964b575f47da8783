import type { CaipNetworkId } from '../../../lib/address/caip'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { iconExternal } from '../../../ui/media/icons'
import { selectTransactionExplorerUrl } from '../../network/explorerSelectors'
import { useOpenActivity } from './useOpenActivity'

interface OutcomeActionBarProps {
  /** Prefix of the test ids. */
  readonly name: 'send' | 'swap'
  readonly caipNetworkId: CaipNetworkId
  readonly hash: string
  readonly isDone: boolean
}

/** Links to the activity and the explorer. */
export function OutcomeActionBar({ name, caipNetworkId, hash, isDone }: OutcomeActionBarProps) {
  const t = useTranslate()
  const seeActivity = useOpenActivity({ caipNetworkId })
  const href = useModalSelector(state => selectTransactionExplorerUrl(state, caipNetworkId, hash))
  const label = t('preview.explorer')
  return (
    <ActionBar>
      <Button
        tone={isDone ? 'primary' : 'secondary'}
        block
        onPress={seeActivity}
        data-testid={`wm-${name}-activity`}
      >
        {t(isDone ? 'preview.done' : 'preview.seeActivity')}
      </Button>
      {href !== null && (
        <Button
          tone="quiet"
          block
          icon={iconExternal}
          href={href}
          aria-label={t('common.opensNewTab', { label })}
          data-testid={`wm-${name}-explorer`}
        >
          {label}
        </Button>
      )}
    </ActionBar>
  )
}
