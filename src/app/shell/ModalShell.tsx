import {
  memo,
  useCallback,
  useId,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { getViewFacts, hasViewContent } from '../../domain/viewFacts'
import type { ViewEntry } from '../../domain/views'
import { modalCloseRequested, modalPreloadRequested } from '../../events/modalEvents'
import { ModalHeader } from '../../core/modal/components/ModalHeader'
import { NotLoaded } from '../../core/modal/components/NotLoaded'
import { backRequested } from '../../events/backEvents'
import { selectOptions } from '../../core/options/optionsSlice'
import { selectIsDiscovering } from '../../core/connectors/selectIsDiscovering'
import { selectIsOpen } from '../../core/modal/modalSlice'
import { selectShakeCount } from '../../core/modal/modalSelectors'
import { Announcer } from '../../core/notifications/components/Announcer'
import {
  selectAlerts,
  selectChunkFailures,
  selectToasts,
} from '../../core/notifications/notificationsSlice'
import { selectCurrentView, viewReplaced } from '../../core/router/routerSlice'
import { selectCanGoBack, selectDirection } from '../../core/router/routerSelectors'
import {
  selectLocale,
  selectThemeMode,
  selectThemeOptions,
  selectThemeVariables,
} from '../../core/theme/themeSlice'
import { useThemeCss } from '../../core/theme/useThemeCss'
import { useModalDispatch, useModalSelector } from '../../store/context'
import type { RootState } from '../../store/rootReducer'
import { ModalComponentsContext, Slot, type ModalComponents } from '../../store/Slot'
import { TextsContext } from '../../store/TextsContext'
import { useTranslate } from '../../store/translation'
import { getTextDirection } from '../../lib/text/textDirection'
import { Skeleton } from '../../ui/feedback/Skeleton'
import { createLazyComponent } from '../../ui/layout/createLazyComponent'
import { useTakesLong } from '../../ui/motion/useTakesLong'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden'
import { Body } from '../../ui/shell/Body'
import { Dialog, type CloseRequest } from '../../ui/shell/Dialog'
import { ShadowRoot } from '../../ui/shell/ShadowRoot'
import { ThemeRoot } from '../../ui/shell/ThemeRoot'
import { ViewTransition } from '../../ui/shell/ViewTransition'
import { StyleScope } from '../../ui/shell/StyleScope'
import { EmbeddedSlot } from './EmbeddedSlot'
import { registerFeatures } from '../features'
import type { Runtime } from '../runtime/Runtime'
import { useTexts } from './useTexts'
import { usePreloads } from '../host/buttons/usePreloads'
import { useIsLaidOut } from './useIsLaidOut'
import { OPEN_DELAY_MS, useShownView, getViewKey } from './useShownView'

// Time travel may show the card before any action has requested its code.
registerFeatures()

export interface ModalShellProps {
  readonly runtime: Runtime
  readonly embedded: boolean
  /** The user is about to open the modal: its content is rendered in the closed dialog. */
  readonly isPrerendered: boolean
}

const AlertBar = createLazyComponent(() =>
  import('../../core/notifications/components/AlertBar').then(module => module.AlertBar),
)
const ToastSlot = createLazyComponent(() =>
  import('../../core/notifications/components/ToastSlot').then(module => module.ToastSlot),
)
const PageToast = createLazyComponent(() =>
  import('../../core/notifications/components/PageToast').then(module => module.PageToast),
)
const Branding = createLazyComponent(() => import('./Branding').then(module => module.Branding))
const AccountGlow = createLazyComponent(() =>
  import('../../core/account/components/AccountGlow').then(module => module.AccountGlow),
)

/** Lazy: only pages with setup mistakes fetch the bar. */
const hasAlerts = (state: RootState) => selectAlerts(state).length > 0
const hasToasts = (state: RootState) => selectToasts(state).length > 0
/** Sticky toasts are shown in the page while the card is closed. */
const selectHasPageToast = (state: RootState) =>
  !selectIsOpen(state) && selectToasts(state)[0]?.isSticky === true

const selectIsFullScreen = (state: RootState) => selectOptions(state).isMobileFullScreen === true

interface WhenProps {
  readonly is: (state: RootState) => boolean
  readonly Chunk: ComponentType
}

const When = ({ is, Chunk }: WhenProps) => useModalSelector(is) && <Chunk />

/** Stays mounted once needed: the bar itself decides when to hide. */
function Alerts() {
  const isNeeded = useModalSelector(hasAlerts)
  const [isHere, stay] = useState(isNeeded)
  if (isNeeded && !isHere) stay(true)
  return isHere && <AlertBar />
}

const FEW_ROWS_PX = 216
const BLOCK = { flex: 1, borderRadius: 12, animation: 'none' }

/** The placeholder of a view whose code is slow to load, in the view's height. */
function ViewPlaceholder({ name }: Pick<ViewEntry, 'name'>) {
  const t = useTranslate()
  return (
    <Body style={{ blockSize: getViewFacts(name).height ?? FEW_ROWS_PX, gap: 16 }}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton style={BLOCK} />
      <Skeleton style={BLOCK} />
    </Body>
  )
}

/** Below the view, so that no row moves under the user's finger. */
const RETRY_STYLE = { flex: 'none', padding: '0 16px 8px' }

/** Keeps the host's footer content within the card's width. */
const FOOTER_STYLE = {
  flex: 'none',
  padding: '0 16px 12px',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const
const renderFooter = (content: ReactNode) => (
  <div style={FOOTER_STYLE} data-wm-part="connect-footer">
    {content}
  </div>
)
const NO_COMPONENTS: ModalComponents = {}

interface CardContentProps extends Omit<ReturnType<typeof useShownView>, 'contentKey'> {
  readonly view: ViewEntry
  readonly titleId: string
  readonly embedded: boolean
  /** The host's option. */
  readonly branding: ReactNode
}

const CardContent = memo(function CardContent({
  view,
  View,
  isHeld,
  failures,
  ask,
  titleId,
  embedded,
  branding,
}: CardContentProps) {
  const dispatch = useModalDispatch()
  const direction = useModalSelector(selectDirection)
  const missing = useModalSelector(selectChunkFailures)
  // Code that the view depends on failed to load; the view itself stays.
  const reloadChunks = () => dispatch(modalPreloadRequested())
  const retry = () => {
    ask()
    if (missing > 0) reloadChunks() // retries every failed chunk that this view needs
    dispatch(viewReplaced(view)) // restarts the view's flows, whose code may be missing too
  }
  // The error counts as a view, so that the focus moves to its heading and back.
  const viewKey = getViewKey(view) + (!View && failures > 0 ? '!' : '')
  return (
    <>
      {getViewFacts(view.name).home === 'connected' && <AccountGlow />}
      <ModalHeader view={view} titleId={titleId} hasClose={!embedded} />
      <When is={hasToasts} Chunk={ToastSlot} />
      <Alerts />
      <ViewTransition viewKey={viewKey} direction={direction} headingId={titleId} isHeld={isHeld}>
        {View ? (
          <View {...(view.params ?? {})} />
        ) : failures > 0 ? (
          <Body>
            <NotLoaded failures={failures} onRetry={retry} />
          </Body>
        ) : (
          <ViewPlaceholder name={view.name} />
        )}
      </ViewTransition>
      {View && missing > 0 && (
        <div style={RETRY_STYLE}>
          <NotLoaded failures={missing} onRetry={reloadChunks} />
        </div>
      )}
      {hasViewContent(view, 'branding') && (
        <Slot name="ConnectFooter" given={{ view: view.name }} frame={renderFooter} />
      )}
      {branding && hasViewContent(view, 'branding') && <Branding>{branding}</Branding>}
      <Announcer />
    </>
  )
})

type CardProps = ModalShellProps & { readonly root: globalThis.ShadowRoot }

interface ShownCardProps extends CardProps {
  readonly next: ViewEntry
  readonly isOpen: boolean
  /** Wallet discovery is running: the card stays closed for a moment, so that it need not grow. */
  readonly isLooking: boolean
  readonly shakeCount: number
  readonly isFullScreen: boolean
  readonly onCloseRequested: (by: CloseRequest) => void
}

/** Renders the card's content only while it is open or about to open. */
function ShownCard({
  runtime,
  embedded,
  isPrerendered,
  root,
  next,
  isOpen,
  isLooking,
  shakeCount,
  isFullScreen,
  onCloseRequested,
}: ShownCardProps) {
  const titleId = useId()
  const { branding } = runtime.options
  const { contentKey, view, View, isHeld, failures, ask } = useShownView(
    runtime,
    next,
    isOpen,
    isPrerendered,
  )
  const isShut = !useTakesLong(isOpen && isLooking, OPEN_DELAY_MS) && isLooking
  const isLaidOut = useIsLaidOut(isPrerendered)
  // Keeps the first view rendered after closing, so that the next press only has to show it.
  const [isKept, keep] = useState(false)
  const isFirst =
    view !== undefined && hasViewContent(view, 'connectors') && hasViewContent(next, 'connectors')
  if (isOpen && isKept !== isFirst) keep(isFirst)
  const isHolding = isOpen || isPrerendered || (isKept && isFirst)
  const content = useMemo(
    () =>
      isHolding &&
      view && (
        <CardContent
          key={contentKey}
          {...{ view, View, isHeld, failures, ask, titleId, embedded, branding }}
        />
      ),
    [isHolding, contentKey, view, View, isHeld, failures, ask, titleId, embedded, branding],
  )
  const frame = {
    labelledBy: titleId,
    shakeCount,
    'data-testid': `wm-modal${runtime.key === 'walletModal' ? '' : `-${runtime.key}`}`,
    children: content,
  }
  if (!embedded)
    return (
      <Dialog
        open={isOpen && view !== undefined && !isShut}
        isReady={(isOpen || isLaidOut) && view !== undefined}
        fullScreen={isFullScreen}
        onCloseRequested={onCloseRequested}
        {...frame}
      />
    )
  return <EmbeddedSlot runtime={runtime} root={root} {...frame} />
}

function Card(props: CardProps) {
  const dispatch = useModalDispatch()
  const canGoBack = useModalSelector(selectCanGoBack)
  return (
    <ShownCard
      {...props}
      next={useModalSelector(selectCurrentView)}
      isOpen={useModalSelector(selectIsOpen) || props.embedded}
      isLooking={useModalSelector(selectIsDiscovering)}
      shakeCount={useModalSelector(selectShakeCount)}
      isFullScreen={useModalSelector(selectIsFullScreen)}
      onCloseRequested={useCallback(
        (by: CloseRequest) =>
          dispatch(
            by === 'escape' && canGoBack ? backRequested() : modalCloseRequested({ by: 'visitor' }),
          ),
        [dispatch, canGoBack],
      )}
    />
  )
}

/** A component of its own, so that its updates re-render nothing else. */
function Preloads({ runtime }: Pick<ModalShellProps, 'runtime'>) {
  usePreloads(runtime)
  return null
}

/** The modal itself: one open shadow root, one theme, one dialog. */
export const ModalShell = memo(function ModalShell({
  runtime,
  embedded,
  isPrerendered,
}: ModalShellProps) {
  const mode = useModalSelector(selectThemeMode)
  const variables = useModalSelector(selectThemeVariables)
  const locale = useModalSelector(selectLocale)
  const css = useThemeCss(variables, useModalSelector(selectThemeOptions))
  const { nonce, components = NO_COMPONENTS } = runtime.options
  const { language, strings } = useTexts(runtime)
  return (
    <TextsContext language={language} strings={strings}>
      <Preloads runtime={runtime} />
      <ShadowRoot calm={isPrerendered} data-testid="wm-root">
        {root => (
          <StyleScope root={root} css={css} nonce={nonce}>
            <ThemeRoot mode={mode} dir={getTextDirection(locale)} lang={language}>
              <ModalComponentsContext.Provider value={components}>
                <Card
                  runtime={runtime}
                  embedded={embedded}
                  isPrerendered={isPrerendered}
                  root={root}
                />
              </ModalComponentsContext.Provider>
              {!embedded && <When is={selectHasPageToast} Chunk={PageToast} />}
            </ThemeRoot>
          </StyleScope>
        )}
      </ShadowRoot>
    </TextsContext>
  )
})
