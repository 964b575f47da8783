import { memo } from 'react'
import { tokenId, type TokenBalance } from '../../../domain/token'
import { formatQuantity } from '../../../lib/amount/formatAmount'
import { useModalSelector } from '../../../store/context'
import { Row } from '../../../ui/lists/Row'
import { selectLocale } from '../../theme/themeSlice'
import { selectAmbiguousTokenIds } from '../tokenSelectors'
import { SharedSymbol } from './SharedSymbol'
import { TokenAmount } from './TokenAmount'
import { TokenTile } from './TokenTile'
import { TokenValue } from './TokenValue'

export interface TokenRowProps {
  readonly token: TokenBalance
  readonly onPress?: (() => void) | undefined
  readonly disabled?: boolean
  readonly tabIndex?: number
}

function Holding({ token, onPress, disabled = false, tabIndex }: TokenRowProps) {
  const locale = useModalSelector(selectLocale)
  const { name, symbol, iconUrl, chainId, quantity, value, address } = token
  const isShared = useModalSelector(state =>
    selectAmbiguousTokenIds(state).includes(tokenId(token)),
  )
  return (
    <Row
      name={name}
      note={
        <>
          <TokenAmount amount={formatQuantity(quantity.numeric, locale)} symbol={symbol} />
          {isShared && address !== undefined && <SharedSymbol address={address} />}
        </>
      }
      leading={<TokenTile symbol={symbol} iconUrl={iconUrl} caipNetworkId={chainId} />}
      trailing={value !== undefined && <TokenValue value={value} />}
      onPress={onPress}
      disabled={disabled}
      tabIndex={tabIndex}
      data-testid={`wm-token-${tokenId(token)}`}
    />
  )
}

/**
 * A token with its amount and value. Memoized, so that updates of the list do not render every row.
 */
export const TokenRow = memo(Holding)
