import { styled } from 'styled-components'
import { viewEntry } from '../../../domain/views'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { useTranslate } from '../../../store/translation'
import { Button } from '../../../ui/controls/Button'
import { NoteLink } from '../../../ui/controls/NoteLink'
import { Empty } from '../../../ui/feedback/Empty'
import { ListGroup } from '../../../ui/lists/ListGroup'
import { NoTokens } from '../../../ui/media/illustrations'
import { FadingBody } from '../../../ui/shell/FadingBody'
import { viewPushed } from '../../../core/router/routerSlice'
import { ProviderRow } from '../components/ProviderRow'
import { selectOfferedProviders } from '../onrampSelectors'
import { linkRetried } from '../onrampSlice'

const Footer = styled.p`
  padding: 12px 8px 0;
  font-size: var(--wm-font-size-12);
  line-height: var(--wm-line-12);
  color: var(--wm-color-text-muted);
  text-align: center;
  text-wrap: balance;
`

const Retry = styled.div`
  display: grid;
  justify-items: center;
  padding-block-start: 12px;
`

/** The list of providers. */
export function OnRampProvidersView() {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const providers = useModalSelector(selectOfferedProviders)
  return (
    <FadingBody data-testid="wm-view-OnRampProviders">
      {providers.length === 0 ? (
        <Empty illustration={<NoTokens />}>{t('onramp.none')}</Empty>
      ) : (
        <ListGroup label={t('onramp.title')}>
          {providers.map(provider => (
            <ProviderRow key={provider.name} provider={provider} />
          ))}
        </ListGroup>
      )}
      {providers.some(({ status }) => status === 'unavailable') && (
        <Retry>
          <Button small onPress={() => dispatch(linkRetried())} data-testid="wm-onramp-again">
            {t('common.tryAgain')}
          </Button>
        </Retry>
      )}
      <Footer>
        {t('onramp.footer')}{' '}
        <NoteLink
          onPress={() => dispatch(viewPushed(viewEntry('WhatIsABuy')))}
          data-testid="wm-onramp-how"
        >
          {t('onramp.howItWorks')}
        </NoteLink>
      </Footer>
    </FadingBody>
  )
}
