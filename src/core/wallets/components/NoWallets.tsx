import { walletSearchTyped } from '../../../events/walletEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { Empty } from '../../../ui/feedback/Empty'
import { NoMatch } from '../../../ui/media/illustrations'

/** Replaces the list when there are no wallets, or none match the search text. */
export function NoWallets({ text }: { readonly text: string }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  if (text === '') return <Empty illustration={<NoMatch />}>{t('allWallets.noneAtAll')}</Empty>
  return (
    <Empty
      illustration={<NoMatch />}
      action={
        <Button small onPress={() => dispatch(walletSearchTyped({ text: '' }))}>
          {t('common.clearSearch')}
        </Button>
      }
    >
      {t('allWallets.none', { text })}
    </Empty>
  )
}
