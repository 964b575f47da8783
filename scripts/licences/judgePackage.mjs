import { recogniseLicence, RUN_TIME } from './recognise.mjs'

/**
 * Judges one package by its licence files. A text with several licences passes when each is
 * allowed, or when the package's field offers a choice ("OR") with an allowed one.
 *
 * @param {Record<string, { licence: string, reason: string }>} exceptions by name@version
 * @returns {{ id: string, licence: string, how: string, problem: string | null }}
 */
export function judgePackage(pack, exceptions) {
  const id = `${pack.name}@${pack.version}`
  const excepted = exceptions[id]
  if (excepted) {
    return { id, licence: excepted.licence, how: `exception: ${excepted.reason}`, problem: null }
  }
  const verdict = (licence, how, problem = null) => ({ id, licence, how, problem })
  if (pack.texts.length === 0) {
    return verdict('unknown', 'no file', `has no licence file (its field says "${pack.field}")`)
  }
  const how = pack.texts.map(({ file }) => file).join(', ')
  const known = pack.texts.map(({ text }) => recogniseLicence(text))
  const names = [...new Set(known.flatMap(each => each.names))]
  const restrictions = [...new Set(known.flatMap(each => each.restrictions))]
  const licence = names.join(' + ') || 'unknown'
  if (restrictions.length > 0) return verdict(licence, how, `adds ${restrictions.join(' and ')}`)
  if (names.length === 0)
    return verdict(licence, how, `has a licence text nobody here knows (${how})`)
  const refused = names.filter(name => !RUN_TIME.has(name))
  const offersChoice = /\sOR\s/i.test(pack.field) && refused.length < names.length
  if (refused.length > 0 && !offersChoice) {
    return verdict(licence, how, `is ${licence} by its text (${how}), which may not ship`)
  }
  return verdict(licence, how)
}
