import { formatUnits } from '../../../lib/amount/decimal'
import { formatDecimal } from '../../../lib/amount/formatDecimal'
import { plainTokenAddress } from '../../../lib/amount/tokenSendRules'
import { truncateAddress } from '../../../lib/text/truncate'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { useChecksumAddress } from '../../../ui/media/ShortAddress'
import { selectHoldings } from '../../../core/account/tokenSelectors'
import { selectActiveNetwork } from '../../../core/network/networkSelectors'
import { selectLocale } from '../../../core/theme/themeSlice'
import type { ReadRecipient } from '../recipient/readRecipient'

/** One sentence each: removed hidden characters, and what the payment link requests. */
export function useLinkNotes({ hidden, asks }: ReadRecipient): readonly string[] {
  const t = useTranslate()
  const locale = useModalSelector(selectLocale)
  const coin = useModalSelector(selectActiveNetwork)?.nativeCurrency
  const { tokens } = useModalSelector(selectHoldings)
  const contract = useChecksumAddress(asks?.token ?? '')
  const removed =
    hidden.length > 0 ? [t('send.nameLeftOut', { characters: hidden.join(', ') })] : []
  if (!asks) return removed
  const { token, units, amount } = asks
  const held = tokens.find(
    ({ address }) =>
      token !== undefined &&
      address !== undefined &&
      plainTokenAddress(address).toLowerCase() === token.toLowerCase(),
  )
  const symbol = token === undefined ? coin?.symbol : held?.symbol
  const decimals = token === undefined ? coin?.decimals : Number(held?.quantity.decimals)
  const sum = amount ?? (units && decimals ? formatUnits(BigInt(units), decimals) : undefined)
  const named = symbol ?? truncateAddress(contract)
  const words = sum === undefined ? named : `${formatDecimal(sum, locale)} ${named}`
  const isToken = token !== undefined
  return [
    ...removed,
    t(isToken ? 'send.linkAsksToken' : 'send.linkAsks', { amount: words, token: words }),
  ]
}
