import { tokenId, type TokenBalance } from '../../../domain/token'
import { useTranslate } from '../../../store/translation'
import { VirtualList } from '../../../ui/lists/VirtualList'
import { TokenRow, type TokenRowProps } from './TokenRow'

interface VirtualTokensProps {
  readonly tokens: readonly TokenBalance[]
  readonly id?: string
  readonly inBody?: boolean
  /** Props that make a row pressable; without it rows are static. */
  readonly choiceOf?: (token: TokenBalance) => Pick<TokenRowProps, 'onPress' | 'disabled'>
}

/** Virtualized token list. */
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
