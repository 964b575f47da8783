import type { ReactNode } from 'react'
import { useTranslate } from '../../../store/translation'
import { Empty } from '../../../ui/Empty'
import { NoWallets } from '../../../ui/NoWallets'

/** No wallet is in this browser, and none is offered elsewhere. */
export function NothingToChoose({ action }: { readonly action: ReactNode }) {
  const t = useTranslate()
  return (
    <Empty illustration={<NoWallets />} action={action}>
      {t('connect.empty')}
    </Empty>
  )
}
