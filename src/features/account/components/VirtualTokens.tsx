import { tokenId, type TokenBalance } from '../../../domain/token'
import { useTranslate } from '../../../store/translation'
import { VirtualList } from '../../../ui/lists/VirtualList'
import { TokenRow, type TokenRowProps } from './TokenRow'

interface VirtualTokensProps {
  readonly tokens: readonly TokenBalance[]
  readonly id?: string
  readonly inBody?: boolean
  /** What can be done with a row; without it rows only tell. */
  readonly choiceOf?: (token: TokenBalance) => Pick<TokenRowProps, 'onPress' | 'disabled'>
}

/** Holdings of any number at the price of those in sight. */
export function VirtualTokens({ tokens, id, inBody, choiceOf }: VirtualTokensProps) {
  const t = useTranslate()
  return (
    <VirtualList
      id={id}
      inBody={inBody}
      count={tokens.length}
      label={t('account.tokens')}
      keyOf={index => {
        const token = tokens[index]
        return token ? tokenId(token) : String(index)
      }}
      renderRow={({ index, tabIndex }) => {
        const token = tokens[index]
        return token && <TokenRow token={token} tabIndex={tabIndex} {...choiceOf?.(token)} />
      }}
    />
  )
}
