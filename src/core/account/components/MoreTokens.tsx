import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { List } from '../../../ui/lists/List'
import { Row } from '../../../ui/lists/Row'
import { iconBuy, iconReceive } from '../../../ui/media/icons'
import { Tile } from '../../../ui/media/Tile'
import { selectIsOn } from '../../options/selectIsOn'
import { viewPushed } from '../../router/routerSlice'
import { selectHoldings } from '../tokenSelectors'

/** Number of rows visible at once. */
const ROWS_IN_SIGHT = 4

/**
 * Ways to get tokens, shown below a short list. Hidden if the list fills its space or is not
 * loaded.
 */
export function MoreTokens() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const { phase, tokens } = useModalSelector(selectHoldings)
  const hasBuy = useModalSelector(state => selectIsOn(state, 'onramp'))
  const canReceive = useModalSelector(state => selectIsOn(state, 'receive'))
  const free = ROWS_IN_SIGHT - tokens.length
  const hasReceive = canReceive && free > (hasBuy ? 1 : 0)
  if (phase !== 'known' || tokens.length === 0 || free <= 0 || !(hasBuy || hasReceive)) return null
  return (
    <List label={t('tokens.more')}>
      {hasBuy && (
        <Row
          leading={<Tile round icon={iconBuy} />}
          name={t('tokens.buyMore')}
          note={t('tokens.buyMoreNote')}
          onPress={() => dispatch(viewPushed(viewEntry('OnRampProviders')))}
          data-testid="wm-tokens-buy"
        />
      )}
      {hasReceive && (
        <Row
          leading={<Tile round icon={iconReceive} />}
          name={t('tokens.receiveMore')}
          note={t('tokens.receiveMoreNote')}
          onPress={() => dispatch(viewPushed(viewEntry('WalletReceive')))}
          data-testid="wm-tokens-receive"
        />
      )}
    </List>
  )
}
