import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { viewEntry } from '../../../domain/views'
import { walletSearchTyped } from '../../../events/walletEvents'
import { useModalDispatch, useModalSelector } from '../../../store/context'
import { createTextsProvider } from '../../../store/createTextsProvider'
import { useTranslate } from '../../../store/translation'
import { findWalletTexts } from '../../../strings/en/findWalletTexts'
import { Message } from '../../../ui/feedback/Message'
import { SearchInput } from '../../../ui/fields/SearchInput'
import { pushEscapeLayer } from '../../../ui/shell/useEscape'
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden'
import { iconGrid } from '../../../ui/media/firstIcons'
import { Tile } from '../../../ui/media/Tile'
import { selectIsOpen } from '../../modal/modalSlice'
import { viewPushed } from '../../router/routerSlice'
import type { ConnectRow } from '../listWallets'
import { FoundOptions, type FoundOption } from './FoundOptions'
import { matchRows } from './matchRows'
import { useRowState } from './useRowState'

export interface FindWalletProps {
  readonly rows: readonly ConnectRow[]
  /** Whether there is a list of all wallets to search. */
  readonly hasAll: boolean
  readonly text: string
  readonly onText: (text: string) => void
}

/**
 * The rows that match the text, then a search of all wallets, which queries the directory only when
 * chosen.
 */
function useOptions({ rows, hasAll, text }: FindWalletProps): FoundOption[] {
  const t = useTranslate()
  const dispatch = useModalDispatch()
  const stateOf = useRowState()
  const found = matchRows(rows, text, row => stateOf(row).name)
  const options = found.map(row => ({ ...stateOf(row), key: row.key }))
  if (!hasAll) return options
  const searchAll = () => {
    dispatch(viewPushed(viewEntry('AllWallets')))
    dispatch(walletSearchTyped({ text }))
  }
  const name = t('findWallet.all', { text })
  return [...options, { key: 'all', name, picture: <Tile icon={iconGrid} />, press: searchAll }]
}

function Finder(props: FindWalletProps) {
  const { text, onText, hasAll } = props
  const t = useTranslate()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [marked, mark] = useState(0)
  const options = useOptions(props)
  const active = Math.min(marked, options.length - 1)
  const count = options.length - (hasAll ? 1 : 0)
  const before = useRef<HTMLElement | null>(null)
  useLayoutEffect(() => {
    const root = field.current?.getRootNode() as Document | ShadowRoot | undefined
    before.current = root?.activeElement as HTMLElement | null
    field.current?.focus({ preventScroll: true })
  }, [])
  // Restores focus when the list is shown again. After a view change the element is detached, and
  // focusing it does nothing.
  useEffect(() => () => before.current?.focus({ preventScroll: true }), [])
  const clear = useRef(() => onText(''))
  useEffect(() => {
    clear.current = () => onText('')
  })
  // Once the modal has closed, the focus belongs to the page.
  const isOpen = useModalSelector(selectIsOpen)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) before.current = null
    wasOpen.current = isOpen
  }, [isOpen])
  // Keeps Escape from closing the dialog. An embedded card has no escape layers and relies on
  // `onKeyDown`.
  useEffect(() => {
    const page = field.current?.ownerDocument
    return page && pushEscapeLayer(page, () => clear.current())
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const acts: Readonly<Record<string, () => void>> = {
      ArrowDown: () => mark((active + 1) % options.length),
      ArrowUp: () => mark((active - 1 + options.length) % options.length),
      Enter: () => options[active]?.press(),
      Escape: () => onText(''),
    }
    const act = acts[event.key]
    if (!act || (options.length === 0 && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }

  return (
    <div onKeyDown={onKeyDown}>
      <SearchInput
        ref={field}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-autocomplete="list"
        aria-activedescendant={options.length > 0 ? `${listId}-${String(active)}` : undefined}
        value={text}
        onChange={typed => {
          mark(0)
          onText(typed)
        }}
        label={t('findWallet.label')}
        clearLabel={t('common.clearSearch')}
        controls={listId}
        data-testid="wm-find-wallet"
      />
      <VisuallyHidden role="status">{t('findWallet.found', { count })}</VisuallyHidden>
      {options.length === 0 && <Message>{t('findWallet.none', { text })}</Message>}
      <FoundOptions
        id={listId}
        label={t('connect.wallets')}
        options={options}
        active={active}
        onActive={mark}
      />
    </div>
  )
}

const WithTexts = createTextsProvider(findWalletTexts)

/**
 * Combobox over the wallets of the first view, shown once the user starts typing. Escape or
 * clearing the field returns to the list.
 */
export const FindWallet = (props: FindWalletProps) => (
  <WithTexts>
    <Finder {...props} />
  </WithTexts>
)
