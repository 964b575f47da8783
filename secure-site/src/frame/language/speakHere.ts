import { chooseLanguage, speak, type Catalogue } from './speak'

/** Makes this page speak the language of its address, else of its browser. @param search - `?lang=…` */
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
