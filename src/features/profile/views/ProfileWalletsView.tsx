import { styled } from 'styled-components'
import { disconnectRequested } from '../../../events/connectionEvents'
import { modalOpenRequested } from '../../../events/modalEvents'
import { viewEntry } from '../../../domain/views'
import { SHORT_FAMILIES } from '../../../lib/address/shortFamilies'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Link } from '../../../ui/controls/Link'
import { Empty } from '../../../ui/feedback/Empty'
import { KeepFocus } from '../../../ui/layout/KeepFocus'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { iconPlus } from '../../../ui/media/icons'
import { NoWalletsIllustration } from '../../../ui/media/NoWalletsIllustration'
import { Body } from '../../../ui/shell/Body'
import { NO_ACCOUNT, selectAccountByNamespace } from '../../../core/account/accountState'
import {
  selectAllOtherConnections,
  selectIsMultiWallet,
  selectOtherConnections,
} from '../../../core/multiWallet/multiWalletState'
import { viewPushed } from '../../../core/router/routerSlice'
import { NamespacePicker } from '../components/NamespacePicker'
import { OtherAccounts } from '../components/OtherAccounts'
import { OtherWallets } from '../components/OtherWallets'
import { RecentWallets } from '../components/RecentWallets'
import { WalletCard } from '../components/WalletCard'
import { selectConnectedNamespaces, selectProfileNamespace } from '../profileSelectors'
import { selectRecentRows, type RecentRow } from '../recentSelectors'

const Stack = styled(Body)`
  gap: 16px;
`

const NO_ROWS: readonly RecentRow[] = []

/** Connected and recent wallets of one namespace at a time. */
export function ProfileWalletsView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const namespace = useModalSelector(selectProfileNamespace)
  const connected = useModalSelector(selectConnectedNamespaces)
  const accounts = useModalSelector(state =>
    namespace === null ? NO_ACCOUNT.accounts : selectAccountByNamespace(state, namespace).accounts,
  )
  const recent = useModalSelector(state =>
    namespace === null ? NO_ROWS : selectRecentRows(state, namespace),
  )
  const [account, ...others] = accounts
  const isMulti = useModalSelector(selectIsMultiWallet)
  const hasOthers = useModalSelector(state =>
    Object.values(selectAllOtherConnections(state)).some(list => list.length > 0),
  )
  const beside = useModalSelector(state =>
    namespace === null
      ? ''
      : selectOtherConnections(state, namespace)
          .map(each => each.connectorId)
          .join(),
  )
  if (namespace === null) return <Body data-testid="wm-view-ProfileWallets" />
  const family = SHORT_FAMILIES[namespace]
  const choose = () => dispatch(modalOpenRequested({ view: viewEntry('Connect'), namespace }))
  /** Opens the connect list of this namespace, with a way back to the connected wallet. */
  const chooseOther = () => {
    dispatch(modalOpenRequested({ view: viewEntry('ProfileWallets'), namespace }))
    dispatch(viewPushed(viewEntry('Connect')))
  }
  return (
    <KeepFocus
      stage={[namespace, account?.address, ...recent.map(({ key }) => key), beside].join()}
    >
      <Stack data-testid="wm-view-ProfileWallets">
        <NamespacePicker selected={namespace} />
        {account ? (
          <section>
            <SectionTitle
              end={
                (connected.length > 1 || hasOthers) && (
                  <Link
                    onPress={() => dispatch(disconnectRequested({}))}
                    data-testid="wm-profile-disconnect-all"
                  >
                    {t('profile.disconnectAll')}
                  </Link>
                )
              }
            >
              {t('profile.wallet')}
            </SectionTitle>
            <WalletCard account={account} />
          </section>
        ) : (
          <Empty illustration={<NoWalletsIllustration />}>
            {t('profile.none', { namespace: family })}
          </Empty>
        )}
        {others.length > 0 && <OtherAccounts accounts={others} />}
        <OtherWallets namespace={namespace} />
        {recent.length > 0 && <RecentWallets namespace={namespace} rows={recent} />}
      </Stack>
      {account && !isMulti ? (
        <ActionBar ruled note={t('profile.useOtherNote')}>
          <Button
            tone="secondary"
            block
            icon={iconPlus}
            onPress={chooseOther}
            data-testid="wm-profile-use-other"
          >
            {t('profile.useOther', { namespace: family })}
          </Button>
        </ActionBar>
      ) : (
        <ActionBar ruled>
          <Button
            tone="secondary"
            block
            icon={iconPlus}
            onPress={account ? chooseOther : choose}
            data-testid="wm-profile-add"
          >
            {t(account ? 'profile.addAnother' : 'profile.add', { namespace: family })}
          </Button>
        </ActionBar>
      )}
    </KeepFocus>
  )
}
