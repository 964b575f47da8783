import { importSource } from '../docs/importSource.mjs'

/** The site's folders with one file per language, and the name each file exports. */
const CATALOGUES = {
  frame: ['./secure-site/src/frame/texts', 'texts'],
  account: ['./secure-site/src/frame/account/texts', 'accountTexts'],
  mail: ['./secure-site/src/server/mail/texts', 'mailTexts'],
}

const flat = (texts, path) =>
  Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [[`${path}.${name}`, text]] : flat(text, `${path}.${name}`),
  )

async function textsOf(tag) {
  const lines = Object.entries(CATALOGUES).map(
    ([name, [folder, exported]]) => `export { ${exported} as ${name} } from '${folder}/${tag}'`,
  )
  const modules = await importSource(lines.join('\n'))
  return Object.fromEntries(Object.keys(CATALOGUES).flatMap(name => flat(modules[name], name)))
}

/**
 * Returns the site's texts in the modal's form: English flat, and each other language as a
 * function.
 */
export async function importSiteTexts() {
  const { LANGUAGES } = await importSource(
    `export { LANGUAGES } from './secure-site/src/shared/languages'`,
  )
  const others = LANGUAGES.filter(tag => tag !== 'en')
  return {
    en: await textsOf('en'),
    languages: Object.fromEntries(
      others.map(tag => [tag, { all: async () => ({ texts: await textsOf(tag) }) }]),
    ),
  }
}
