import { styled } from 'styled-components'
import { useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { MatchCard } from '../../../ui/layout/MatchCard'
import { Details } from '../../../ui/lists/Details'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { selectActiveAccount } from '../../../core/account/accountSelectors'

const Place = styled(MatchCard)`
  padding-block-end: 4px;
`

/** What the wallet must display before it signs the registration. */
export function NameWalletShows({ name }: { readonly name: string }) {
  const t = useTranslate()
  const { address } = useModalSelector(selectActiveAccount)
  return (
    <Place title={t('registerName.walletShows')} note={t('registerName.declineElse')}>
      <Details
        details={[
          {
            id: 'name',
            term: t('registerName.label'),
            value: <bdi translate="no">{name}</bdi>,
          },
          {
            id: 'account',
            term: t('registerName.account'),
            value: <ShortAddress address={address ?? ''} />,
          },
        ]}
      />
    </Place>
  )
}
