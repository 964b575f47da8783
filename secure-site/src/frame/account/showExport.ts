import { say } from '../language/speak'
import { element } from '../review/element'
import type { AccountContext } from './context'
import { exportKeys } from './exportKeys'
import type { ExportedKeys } from './exportKeys'
import { accountTexts } from './texts'

/** Time to write down twelve words; then they are hidden. */
const SHOWN_MS = 60_000

function showHidden({ page, showOverview }: AccountContext) {
  page.show({
    title: accountTexts.export.hiddenTitle,
    content: [page.paragraph(accountTexts.export.hidden)],
    buttons: [{ label: accountTexts.back, look: 'quiet', onPress: showOverview }],
  })
}

/** Shows the exported keys until a minute has passed or the window loses focus. */
function showKeys(context: AccountContext, keys: ExportedKeys) {
  const { page, view } = context
  const { document } = page
  let isShown = true
  const hide = () => {
    if (!isShown) return
    isShown = false
    view.clearTimeout(timer)
    view.removeEventListener('blur', hide)
    view.removeEventListener('pagehide', hide)
    document.removeEventListener('visibilitychange', hide)
    showHidden(context)
  }
  const timer = view.setTimeout(hide, SHOWN_MS)
  view.addEventListener('blur', hide)
  view.addEventListener('pagehide', hide)
  document.addEventListener('visibilitychange', hide)

  const copy = (label: string, value: string) => {
    const button = element(document, 'button', { type: 'button', class: 'link' }, [
      say(accountTexts.export.copy, { what: label }),
    ])
    button.addEventListener('click', () => {
      view.navigator.clipboard.writeText(value).then(
        () => page.say(accountTexts.export.copied),
        () => page.say(accountTexts.export.notCopied),
      )
    })
    return button
  }
  const part = (label: string, name: string, value: string) =>
    element(document, 'section', { class: 'text' }, [
      element(document, 'h2', {}, [label]),
      element(
        document,
        'pre',
        { class: 'secret', 'data-part': name, translate: 'no', dir: 'ltr' },
        [value],
      ),
      copy(label, value),
    ])
  page.show({
    title: accountTexts.export.shownTitle,
    content: [
      page.warning(accountTexts.export.warning),
      part(accountTexts.export.phrase, 'phrase', keys.phrase),
      part(accountTexts.export.evmKey, 'eip155', keys.eip155),
      part(accountTexts.export.solanaKey, 'solana', keys.solana),
    ],
    buttons: [{ label: accountTexts.export.hide, onPress: hide }],
  })
  // The window may have lost focus while the keys were derived.
  if (!document.hasFocus()) hide()
}

async function show(context: AccountContext): Promise<void> {
  const { server, keyring } = context
  await server.needFresh()
  const { addresses } = await context.user()
  await context.unlock(addresses)
  await server.noteExport()
  const keys = await keyring.withEntropy(addresses, exportKeys)
  showKeys(context, keys)
}

/** Explains what is about to be shown, and shows it on a press. */
export async function showExport(context: AccountContext): Promise<void> {
  const { page, showOverview } = context
  page.show({
    title: accountTexts.export.title,
    content: [page.warning(accountTexts.export.warning), page.paragraph(accountTexts.export.lead)],
    buttons: [
      {
        label: accountTexts.export.show,
        onPress: () => context.withFreshCode('export', () => show(context)),
      },
      { label: accountTexts.back, look: 'quiet', onPress: showOverview },
    ],
  })
}
