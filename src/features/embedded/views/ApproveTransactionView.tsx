import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { backRequested } from '../../../events/backEvents'
import { useModalDispatch } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { DelayedReveal } from '../../../ui/feedback/DelayedReveal'
import { Spinner } from '../../../ui/feedback/Spinner'
import { StatusIcon } from '../../../ui/feedback/StatusIcon'
import { StatusHeader } from '../../../ui/layout/StatusHeader'
import { iconLock } from '../../../ui/media/icons'
import { Body } from '../../../ui/shell/Body'
import { ActionBar } from '../../../ui/layout/ActionBar'
import { useFrameClient } from '../useFrameClient'
import { useFrameHost } from '../useFrameHost'
import { useFrameTheme } from '../useFrameTheme'

const HEIGHT_PX = 600
const SLOW_MS = 8_000

/** As tall as the frame's own page, if it fits. */
const Frame = styled(Body)`
  block-size: ${HEIGHT_PX}px;
`

const Note = styled.p`
  padding: 0 8px 8px;
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  color: var(--wm-color-text-muted);
  text-align: center;
`

const Place = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  flex: 1 0 240px;
  margin-inline: -16px;
  margin-block-end: -16px;
  text-align: center;
`

const Slow = styled(DelayedReveal)`
  display: grid;
  gap: 12px;
  padding-inline: 24px;
`

/** Places the frame over the view while mounted. */
function Approval({ client }: { readonly client: NonNullable<ReturnType<typeof useFrameClient>> }) {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const followTheme = useFrameTheme()
  const host = useFrameHost()
  const place = useRef<HTMLDivElement>(null)
  const title = t('approve.frame')
  useEffect(() => {
    const { current: element } = place
    return element ? followTheme(element, theme => client.syncTheme(theme)) : undefined
  }, [client, followTheme])
  useEffect(() => {
    const { current: element } = place
    if (!element) return undefined
    client.setContainer(element.closest('dialog'))
    const hide = client.show(element, title)
    return () => {
      hide()
      client.setContainer(null)
    }
  }, [client, title])
  return (
    <Frame data-testid="wm-view-ApproveTransaction">
      <Note>{host === '' ? t('approve.textPlain') : t('approve.text', { host })}</Note>
      <Place ref={place}>
        <Spinner size={24} />
        <p role="status">{t('approve.loading')}</p>
        <Slow afterMs={SLOW_MS}>
          <p>{t('approve.slow')}</p>
          <Button small tone="secondary" onPress={() => dispatch(backRequested())}>
            {t('approve.reject')}
          </Button>
        </Slow>
      </Place>
    </Frame>
  )
}

/** Approval in the embedded wallet: the frame covers this view, which reserves its space. */
export function ApproveTransactionView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const client = useFrameClient()
  if (client) return <Approval client={client} />
  return (
    <>
      <Body flush data-testid="wm-view-ApproveTransaction">
        <StatusHeader
          picture={<StatusIcon tone="accent" icon={iconLock} />}
          title={t('approve.overTitle')}
          text={t('approve.overText')}
        />
      </Body>
      <ActionBar>
        <Button block onPress={() => dispatch(backRequested())}>
          {t('common.back')}
        </Button>
      </ActionBar>
    </>
  )
}
