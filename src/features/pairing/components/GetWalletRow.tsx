import { styled } from 'styled-components'
import type { Wallet } from '../../../domain/wallet'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Icon } from '../../../ui/Icon'
import { iconChevronEnd } from '../../../ui/firstIcons'
import { iconExternal } from '../../../ui/icons'
import { List } from '../../../ui/List'
import { Row } from '../../../ui/Row'
import { VisuallyHidden } from '../../../ui/VisuallyHidden'
import { viewPushed } from '../../router/routerSlice'
import { WalletPicture } from '../../wallets/components/WalletPicture'
import { downloadWay } from '../../wallets/downloadLinks'
import { selectStoreSystem } from '../../wallets/selectStoreSystem'

const Place = styled(List)`
  margin-block-start: 4px;
`

/** Where to get the wallet, for somebody who does not have it. */
export function GetWalletRow({ wallet }: { readonly wallet: Wallet }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const way = downloadWay(wallet, useModalSelector(selectStoreSystem))
  if (!way) return null
  const { href } = way
  return (
    <Place>
      <Row
        name={t('pairing.get', { wallet: wallet.name })}
        note={t('pairing.getNote')}
        leading={<WalletPicture wallet={wallet} />}
        trailing={
          <>
            <Icon icon={href === null ? iconChevronEnd : iconExternal} size={16} mirror />
            {href !== null && <VisuallyHidden>{t('common.newTabHint')}</VisuallyHidden>}
          </>
        }
        {...(href === null
          ? { onPress: () => dispatch(viewPushed(viewEntry('Downloads', { wallet }))) }
          : { href })}
        data-testid="wm-get-this-wallet"
      />
    </Place>
  )
}
