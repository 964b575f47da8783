import { Suspense, useId, useMemo, type ComponentType } from 'react'
import { modalCloseRequested } from '../events/modalEvents'
import { AccountGlow } from '../features/account/components/AccountGlow'
import { ModalHeader } from '../features/modal/components/ModalHeader'
import { backRequested, selectIsOpen, selectShakeCount } from '../features/modal/modalSlice'
import { AlertBar } from '../features/notifications/components/AlertBar'
import { Announcer } from '../features/notifications/components/Announcer'
import { ToastSlot } from '../features/notifications/components/ToastSlot'
import { selectCanGoBack, selectCurrentView, selectDirection } from '../features/router/routerSlice'
import { selectLocale, selectThemeMode, selectThemeVariables } from '../features/theme/themeSlice'
import { themeCss } from '../features/theme/themeCss'
import { useModalDispatch, useModalSelector } from '../store/context'
import { StringsContext, useTranslate } from '../store/translation'
import { directionOf } from '../lib/textDirection'
import { en } from '../strings/en'
import { BoneRows } from '../ui/BoneRows'
import { Body } from '../ui/shell/Body'
import { Dialog, type CloseRequest } from '../ui/shell/Dialog'
import { ShadowRoot } from '../ui/shell/ShadowRoot'
import { ThemeRoot } from '../ui/shell/ThemeRoot'
import { ViewTransition } from '../ui/shell/ViewTransition'
import { StyleScope } from '../ui/styleBridge/StyleScope'
import type { Runtime } from './Runtime'
import { viewRegistry } from './viewRegistry'

interface ModalShellProps {
  readonly runtime: Runtime
  readonly embedded: boolean
}

/** A view's code is on its way. */
function Waiting() {
  const t = useTranslate()
  return (
    <Body>
      <BoneRows count={3} label={t('common.loading')} />
    </Body>
  )
}

/** Only while it is on screen does the card hold anything. */
function CardContent({ titleId, embedded }: { titleId: string; embedded: boolean }) {
  const view = useModalSelector(selectCurrentView)
  const direction = useModalSelector(selectDirection)
  const View = viewRegistry[view.name] as ComponentType<object>
  const viewKey = `${view.name}:${JSON.stringify(view.params ?? null)}`
  return (
    <>
      {view.name === 'Account' && <AccountGlow />}
      <ModalHeader titleId={titleId} hasClose={!embedded} />
      <AlertBar />
      <ViewTransition viewKey={viewKey} direction={direction} headingId={titleId}>
        <Suspense fallback={<Waiting />}>
          <View {...(view.params ?? {})} />
        </Suspense>
      </ViewTransition>
      <ToastSlot />
      <Announcer />
    </>
  )
}

function Card({ runtime, embedded }: ModalShellProps) {
  const dispatch = useModalDispatch()
  const titleId = useId()
  const isOpen = useModalSelector(selectIsOpen) || embedded
  const shakeCount = useModalSelector(selectShakeCount)
  const canGoBack = useModalSelector(selectCanGoBack)
  const onCloseRequested = (by: CloseRequest) =>
    dispatch(
      by === 'escape' && canGoBack ? backRequested() : modalCloseRequested({ by: 'visitor' }),
    )
  return (
    <Dialog
      open={isOpen}
      embedded={embedded}
      labelledBy={titleId}
      shakeCount={shakeCount}
      onCloseRequested={onCloseRequested}
      data-testid={`wm-modal${runtime.key === 'walletModal' ? '' : `-${runtime.key}`}`}
    >
      {isOpen && <CardContent titleId={titleId} embedded={embedded} />}
    </Dialog>
  )
}

/** The modal itself: one open shadow root, one theme, one dialog. */
export function ModalShell({ runtime, embedded }: ModalShellProps) {
  const mode = useModalSelector(selectThemeMode)
  const variables = useModalSelector(selectThemeVariables)
  const locale = useModalSelector(selectLocale)
  const css = useMemo(() => themeCss(variables), [variables])
  const { messages, nonce } = runtime.options
  const strings = useMemo(() => ({ ...en, ...messages }), [messages])
  return (
    <StringsContext.Provider value={strings}>
      <ShadowRoot data-testid="wm-root">
        {root => (
          <StyleScope root={root} css={css} nonce={nonce}>
            <ThemeRoot mode={mode} dir={directionOf(locale)} lang={locale}>
              <Card runtime={runtime} embedded={embedded} />
            </ThemeRoot>
          </StyleScope>
        )}
      </ShadowRoot>
    </StringsContext.Provider>
  )
}
