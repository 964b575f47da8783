import { styled } from 'styled-components'
import type { Wallet } from '../../../domain/wallet'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Icon } from '../../../ui/media/Icon'
import { iconChevronEnd } from '../../../ui/media/firstIcons'
import { iconExternal } from '../../../ui/media/icons'
import { List } from '../../../ui/lists/List'
import { Row } from '../../../ui/lists/Row'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { viewPushed } from '../../router/routerSlice'
import { WalletPicture } from '../../wallets/components/WalletPicture'
import { downloadTarget } from '../../wallets/downloadLinks'
import { selectStoreSystem } from '../../wallets/selectStoreSystem'

const Place = styled(List)`
  margin-block-start: 4px;
`

/** Download link for a user who does not have the wallet. */
export function GetWalletRow({ wallet }: { readonly wallet: Wallet }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const target = downloadTarget(wallet, useModalSelector(selectStoreSystem))
  if (!target) return null
  const { href } = target
  return (
    <Place>
      <Row
        name={t('pairing.doNotHaveIt')}
        note={t('pairing.get', { wallet: wallet.name })}
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
