import {
  createContext,
  createElement,
  useContext,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from 'react'
import type { ViewName } from '../domain/views'
import type { Namespace } from '../lib/address/caip'
import { Boundary } from '../ui/layout/Boundary'

export interface WalletBadgeProps {
  readonly wallet: {
    /** Id of the connector or of the directory, or `walletConnect`. */
    readonly id: string
    readonly name: string
  }
  /** The modal's badge for the wallet, if any. */
  readonly badge: 'connected' | 'recent' | 'installed' | 'qrCode' | null
  /** The modal's own badge, to keep it beside yours. */
  readonly children: ReactNode
}

export interface ConnectFooterProps {
  /** The view that shows the footer: Connect, or another one where a visitor connects. */
  readonly view: ViewName
}

export interface AccountHeaderProps {
  readonly address: string
  readonly namespace: Namespace
  /** Your own label, or the account's public name. */
  readonly name: string | null
  /** The modal's own header: picture, name, address and balance. */
  readonly children: ReactNode
}

/**
 * Components of the page within the modal, with the page's React contexts but not its styles. If
 * one throws, the modal shows its own content instead.
 */
export interface ModalComponents {
  /** At the end of a wallet in Connect, unless the modal warns of the wallet. Not interactive. */
  readonly WalletBadge?: ComponentType<WalletBadgeProps>
  /** Below the connect options. */
  readonly ConnectFooter?: ComponentType<ConnectFooterProps>
  /** At the top of Account, in place of picture, name and balance, which are its `children`. */
  readonly AccountHeader?: ComponentType<AccountHeaderProps>
}

/** The page's components; they are never part of the state. */
export const ModalComponentsContext = createContext<ModalComponents>({})

type PropsOf<Name extends keyof ModalComponents> =
  NonNullable<ModalComponents[Name]> extends ComponentType<infer Props> ? Props : never

export interface SlotProps<Name extends keyof ModalComponents> {
  readonly name: Name
  readonly given: Omit<PropsOf<Name>, 'children'>
  /** Wraps only the component of the page. */
  readonly frame?: ((content: ReactNode) => ReactNode) | undefined
  /** Shown without a component, or if it fails to render. */
  readonly children?: ReactNode
}

/** Renders a component of the page, or the modal's own content. */
export function Slot<Name extends keyof ModalComponents>({
  name,
  given,
  frame = content => content,
  children,
}: SlotProps<Name>) {
  const Component = useContext(ModalComponentsContext)[name] as
    FunctionComponent<object> | undefined
  return Component ? (
    <Boundary fallback={() => children}>
      {frame(createElement(Component, given, children))}
    </Boundary>
  ) : (
    children
  )
}
