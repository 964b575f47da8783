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
    /** Of the connector, of the directory, or `walletConnect`. */
    readonly id: string
    readonly name: string
  }
  /** What the modal says about the wallet, if anything. */
  readonly badge: 'connected' | 'recent' | 'installed' | 'qrCode' | null
  /** The badge of the modal, to keep it beside yours. */
  readonly children: ReactNode
}

export interface ConnectFooterProps {
  /** The view it stands in: Connect, or another one where a visitor connects. */
  readonly view: ViewName
}

export interface AccountHeaderProps {
  readonly address: string
  readonly namespace: Namespace
  /** Your own label, or the name that others know the account by. */
  readonly name: string | null
  /** What the modal shows there: picture, name, address and balance. */
  readonly children: ReactNode
}

/**
 * Components of the page within the modal. They stand where the styles of the page do not reach, and get its React contexts. One
 * that throws is left out, and what the modal shows by itself is in its place.
 */
export interface ModalComponents {
  /** At the end of a wallet in the lists of Connect; not where the modal warns of the wallet. Nothing in it can be pressed. */
  readonly WalletBadge?: ComponentType<WalletBadgeProps>
  /** Below the ways to connect. */
  readonly ConnectFooter?: ComponentType<ConnectFooterProps>
  /** At the top of Account, in the place of picture, name and balance, which are its `children`. */
  readonly AccountHeader?: ComponentType<AccountHeaderProps>
}

/** Those of the page; they are never part of the state. */
export const ModalComponentsContext = createContext<ModalComponents>({})

type PropsOf<Name extends keyof ModalComponents> =
  NonNullable<ModalComponents[Name]> extends ComponentType<infer Props> ? Props : never

export interface SlotProps<Name extends keyof ModalComponents> {
  readonly name: Name
  readonly given: Omit<PropsOf<Name>, 'children'>
  /** Around the component of the page alone. */
  readonly frame?: ((content: ReactNode) => ReactNode) | undefined
  /** Without a component, and where it cannot be drawn. */
  readonly children?: ReactNode
}

/** A place that a page may fill. */
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
