import { useId } from 'react'
import type { Account, AccountType } from '../../../domain/account'
import type { StringKey } from '../../../strings/strings'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Badge } from '../../../ui/feedback/Badge'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { Row } from '../../../ui/lists/Row'
import { SectionTitle } from '../../../ui/lists/SectionTitle'
import { ShortAddress } from '../../../ui/media/ShortAddress'
import { selectTypeSwitch } from '../../../core/login/embeddedState'
import { selectIsEmbeddedOn } from '../../../core/login/isEmbeddedConnection'
import { isChoosable, selectAccountName } from '../profileSelectors'
import { accountSwitchRequested } from '../profileSlice'
import { truncateAddress } from '../../../lib/text/truncate'
import { AccountPicture } from './AccountPicture'

/** The purpose of an address, for wallets with several types. */
const PURPOSES: Partial<Record<AccountType, StringKey>> = {
  payment: 'profile.payment',
  ordinal: 'profile.ordinal',
  stx: 'profile.stx',
  smartAccount: 'profile.smartAccount',
}

function OtherAccount({ account }: { readonly account: Account }) {
  const { namespace, address, type } = account
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const title = useModalSelector(state => selectAccountName(state, account))
  const short = truncateAddress(address)
  const isEmbedded = useModalSelector(state => selectIsEmbeddedOn(state, namespace))
  const isSwitching = useModalSelector(selectTypeSwitch) !== null
  const purpose = isEmbedded && type === 'eoa' ? 'profile.plainAccount' : PURPOSES[type]
  const isChoice = isChoosable(account)
  const noteOf = () => {
    if (isChoice && purpose) return t(purpose)
    return title === short ? undefined : <ShortAddress address={address} />
  }
  return (
    <Row
      leading={<AccountPicture account={account} />}
      name={
        title === short ? (
          <ShortAddress large address={address} />
        ) : (
          <bdi translate="no">{title}</bdi>
        )
      }
      note={noteOf()}
      trailing={
        isChoice ? (
          <Button
            small
            tone="secondary"
            busy={isEmbedded && isSwitching}
            aria-label={t('profile.switchTo', { name: title })}
            onPress={() => dispatch(accountSwitchRequested({ namespace, address }))}
            data-testid={`wm-profile-switch-${address}`}
          >
            {t('profile.switch')}
          </Button>
        ) : (
          purpose && <Badge>{t(purpose)}</Badge>
        )
      }
    />
  )
}

interface OtherAccountsProps {
  readonly accounts: readonly Account[]
}

/** The wallet's other accounts. */
export function OtherAccounts({ accounts }: OtherAccountsProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionTitle id={id}>{t('profile.others')}</SectionTitle>
      <ListGroup label={t('profile.others')}>
        {accounts.map(account => (
          <OtherAccount key={account.address} account={account} />
        ))}
      </ListGroup>
    </section>
  )
}
