import { parseCaipAddress } from '../../../lib/address/caipAddress'
import type { CaipAddress } from '../../../lib/address/caip'
import { truncateAddress } from '../../../lib/text/truncate'
import { useTranslate } from '../../../store/translation'
import { useChecksumAddress } from '../../../ui/media/ShortAddress'

/** Shows the contract address of a token whose symbol is not unique. */
export function SharedSymbol({ address }: { readonly address: string }) {
  const t = useTranslate()
  const contract = useChecksumAddress(parseCaipAddress(address as CaipAddress).address)
  return (
    <span style={{ display: 'block' }} data-wm-part="shared-symbol">
      {t('tokens.sharedSymbol', { address: truncateAddress(contract) })}
    </span>
  )
}
