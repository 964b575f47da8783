import * as v from 'valibot'
import { failure } from './failures'
import { visibleLine } from './review/visibleText'

const NAME_LIMIT = 60

const Theme = v.nullish(v.looseObject({ themeMode: v.optional(v.picklist(['light', 'dark'])) }))
const Page = v.looseObject({
  metadata: v.optional(v.looseObject({ name: v.optional(v.string()) })),
})

/** How the frame looks, and what the page says of itself. */
export interface Look {
  syncTheme(payload: unknown): void
  syncPage(payload: unknown): void
  /** Untrusted: shown small, as the page's own claim. */
  hostName(): string | null
}

/** Takes light or dark from the page, and nothing else of its theme: colours of its own could hide a warning. */
export function createLook(root: HTMLElement): Look {
  let name: string | null = null
  return {
    syncTheme: payload => {
      const theme = v.safeParse(Theme, payload)
      if (!theme.success) throw failure('BAD_REQUEST')
      // It comes without a mode each time an approval opens (protocol §17.2): the last one stays.
      if (theme.output?.themeMode !== undefined) root.dataset.theme = theme.output.themeMode
    },
    syncPage: payload => {
      const page = v.safeParse(Page, payload)
      if (!page.success) throw failure('BAD_REQUEST')
      const claimed = visibleLine(page.output.metadata?.name ?? '', NAME_LIMIT)
      name = claimed === '' ? null : claimed
    },
    hostName: () => name,
  }
}
