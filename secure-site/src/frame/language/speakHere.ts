import { chooseLanguage, speak, type Catalogue } from './speak'

/** Sets this page's language from its query, else from the browser. @param search - `?lang=…` */
export const speakHere = (
  catalogues: readonly Catalogue[],
  search: string = location.search,
): Promise<void> =>
  speak(chooseLanguage(search, navigator.languages), catalogues, {
    root: document.documentElement,
    after: (ms, call) => {
      setTimeout(call, ms)
    },
  })
